/** The exit code after settings that cannot be used (EX_CONFIG of sysexits.h): another start would end the same way. */
export const configExitCode = 78;
