/** Whether this browser has stored anything, which has to be checked before it is used; false without storage. */
export function hasStored(): boolean {
  try {
    return localStorage.length + sessionStorage.length > 0;
  } catch {
    return false;
  }
}
