import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/controls/button';
import { TextField } from '../../components/controls/text-field';
import { signIn } from '../../stores/sign-in/sign-in';
import { SignInForm } from '../sign-in/sign-in-form';
import { texts } from './texts';

/** The first step of the sign-in: username and password. */
export function LoginScreen() {
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { username: '', password: '' } });
  const { errors } = form.formState;
  const [isShown, setShown] = useState(false);

  return (
    <SignInForm
      title={texts.title}
      help={texts.help}
      submitLabel={texts.submit}
      form={form}
      retyped="password"
      send={({ username, password }) => signIn(username, password)}
      onDone={() => navigate('/otp', { replace: true })}
    >
      <TextField
        {...form.register('username')}
        label={texts.username}
        error={errors.username?.message}
        autoFocus
        aria-required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...form.register('password')}
        label={texts.password}
        error={errors.password?.message}
        aria-required
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
      />
      <Button
        variant="ghost"
        size="sm"
        className="-my-2 -mr-2 ml-auto"
        onClick={() => setShown(!isShown)}
      >
        {isShown ? texts.hidePassword : texts.showPassword}
      </Button>
    </SignInForm>
  );
}
