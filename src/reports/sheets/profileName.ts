/** The name that VSAN_GHZ and its family take as `profile`: the calibration of a report. */
export const PROFILE_NAME = "Profile";
