/** Stands in for d3-interpolate, which d3-zoom imports for the path of animated transitions only. */
export const interpolateZoom = undefined;
