/** What a person reads for a code of Firebase Auth. Apart from `messages`, which the first page carries. */
export const authMessages: Record<string, string> = {
  'auth/user-not-found': 'No account found with this email address.',
  'auth/wrong-password': 'Incorrect password. Please try again.',
  'auth/email-already-in-use': 'An account with this email already exists.',
  'auth/weak-password': 'Password should be at least 6 characters long.',
  'auth/invalid-email': 'Please enter a valid email address.',
  'auth/user-disabled': 'This account has been disabled. Please contact support.',
  'auth/too-many-requests': 'Too many failed attempts. Please try again later.',
  'auth/network-request-failed': 'Network error. Please check your connection and try again.',
  'auth/invalid-credential': 'Invalid email or password. Please try again.',
};

/** For a code without words of its own. */
export const authFallback = 'An error occurred during authentication.';

export const loginMessages = {
  fallback: 'An error occurred during login.',
  success: { title: 'Login Successful!', text: 'Welcome back.' },
  failed: { title: 'Login Failed', text: 'Invalid email or password. Please try again.' },
  exception: { title: 'Login Error', text: 'An error occurred during login. Please try again.' },
  wrongAdmin: 'Invalid credentials!',
  wrongStaff: 'Invalid staff credentials. Please check your username and password.',
} as const;

export const signUpMessages = {
  fallback: 'An error occurred during signup.',
  success: { title: 'Account Created!', text: 'Welcome to the store.' },
  failed: { title: 'Sign Up Failed', text: 'Unable to create your account. Please try again.' },
  exception: { title: 'Sign Up Error', text: 'An error occurred during sign up. Please try again.' },
  missing: { title: 'Missing Information', text: 'Please fill in all required fields.' },
  mismatch: { title: 'Password Mismatch', text: 'Passwords do not match. Please try again.' },
  weak: { title: 'Invalid Password', text: 'Please ensure your password meets all requirements.' },
  terms: { title: 'Terms Required', text: 'Please agree to the Terms of Service and Privacy Policy.' },
} as const;
