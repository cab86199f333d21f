/** Every error and toast that the store shows; docs/spec/messages.md says when. */
export const messages = {
  networkError: 'Network error. Please check your connection and try again.',
  authFallback: 'An error occurred during authentication.',
  loginFallback: 'An error occurred during login.',
  signUpFallback: 'An error occurred during signup.',
  login: {
    success: { title: 'Login Successful!', text: 'Welcome back.' },
    failed: { title: 'Login Failed', text: 'Invalid email or password. Please try again.' },
    exception: { title: 'Login Error', text: 'An error occurred during login. Please try again.' },
    wrongAdmin: 'Invalid credentials!',
    wrongStaff: 'Invalid staff credentials. Please check your username and password.',
  },
  signUp: {
    success: { title: 'Account Created!', text: 'Welcome to the store.' },
    failed: { title: 'Sign Up Failed', text: 'Unable to create your account. Please try again.' },
    exception: { title: 'Sign Up Error', text: 'An error occurred during sign up. Please try again.' },
    missing: { title: 'Missing Information', text: 'Please fill in all required fields.' },
    mismatch: { title: 'Password Mismatch', text: 'Passwords do not match. Please try again.' },
    weak: { title: 'Invalid Password', text: 'Please ensure your password meets all requirements.' },
    terms: { title: 'Terms Required', text: 'Please agree to the Terms of Service and Privacy Policy.' },
  },
  download: {
    failedTitle: 'Download Failed',
    failed: 'Failed to download the template.',
    retry: 'Download failed. Please try again.',
  },
  checkout: {
    missing: 'Please fill in all required fields',
    declined: 'Your card was declined. Try another card.',
    orderNotFound: 'Order not found',
  },
  wishlist: { refused: 'Your wishlist was not changed. Your account can’t do this right now.' },
  support: {
    created: 'Support Ticket Created',
    createFailed: { title: 'Error', text: 'Failed to create support ticket. Please try again.' },
    sent: 'Message Sent',
    sendFailed: { title: 'Error', text: 'Failed to send message. Please try again.' },
    foreign: { title: 'Access Denied', text: 'You can only access your own support tickets.' },
    missing: {
      name: 'Enter your name.',
      email: 'Enter your email address.',
      subject: 'Enter a subject.',
      message: 'Write your message.',
    },
    tooLong: (limit: number) => `Shorten it to ${limit.toLocaleString('en-US')} characters.`,
  },
  unexpected: {
    title: 'Something went wrong',
    text: 'We encountered an unexpected error. Please try refreshing the page.',
    button: 'Refresh Page',
  },
} as const;
