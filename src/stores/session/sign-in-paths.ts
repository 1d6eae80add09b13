export const LOGIN_PATHS: readonly string[] = ['/', '/login'];
export const SIGN_IN_PATHS: readonly string[] = [...LOGIN_PATHS, '/otp'];
