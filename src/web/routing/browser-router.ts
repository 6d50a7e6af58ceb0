import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  type RouterInit,
} from 'react-router';

// Only navigations need this code. `lateRouter` in vite.config.ts keeps it out of the application's file.

/** What React Router's function of this name does, without the components that stand in the same module. */
export const createBrowserRouter = (options: Omit<RouterInit, 'history'>) =>
  createRouter({
    ...options,
    history: createBrowserHistory(),
    hydrationRouteProperties,
    mapRouteProperties,
  }).initialize();
