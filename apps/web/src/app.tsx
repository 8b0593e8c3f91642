import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';

const GalleryPage = lazy(() => import('./ui/gallery/GalleryPage.tsx'));

export function App() {
  return (
    <Suspense fallback={null}>
      <Switch>
        <Route path="/gallery">
          <GalleryPage />
        </Route>
      </Switch>
    </Suspense>
  );
}
