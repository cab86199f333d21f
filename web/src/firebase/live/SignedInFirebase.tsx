import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import { type ReactNode, useEffect, useState } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { getApp, getAuth, getFirestore } from '../sdk.ts';

interface Ready {
  app: FirebaseApp;
  auth: Auth;
  firestore: Firestore;
}

/**
 * reactfire's providers around signed-in screens, never in suspense mode (docs/architecture.md#reactfire). `uid` is the
 * key: another person's data never meets this tree.
 */
export function SignedInFirebase({
  uid,
  fallback,
  children,
}: {
  uid: string;
  fallback: ReactNode;
  children: ReactNode;
}) {
  const [ready, setReady] = useState<Ready | null>(null);
  useEffect(() => {
    let current = true;
    Promise.all([getApp(), getAuth(), getFirestore()]).then(([app, auth, firestore]) => {
      if (current) setReady({ app, auth, firestore });
    });
    return () => {
      current = false;
    };
  }, []);
  if (!ready) return fallback;
  return (
    <FirebaseAppProvider key={uid} firebaseApp={ready.app} suspense={false}>
      <AuthProvider sdk={ready.auth}>
        <FirestoreProvider sdk={ready.firestore}>{children}</FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  );
}
