<?php

declare(strict_types=1);

namespace Passerelle\Auth\Social;

use Passerelle\Languages\Lang;
use Passerelle\Mail\Letter;
use Passerelle\Mail\Mail;
use Passerelle\Mail\Recipient;

/** Tells a person that a network opens their account from now on. */
final readonly class IdentityLinked implements Mail
{
    public const KEY = 'auth.identity_linked';

    public function key(): string
    {
        return self::KEY;
    }

    public function letter(Recipient $recipient, array $data): ?Letter
    {
        $value = $data['provider'] ?? null;
        $provider = is_string($value) ? SocialProvider::tryFrom($value) : null;
        if ($provider === null) {
            return null;
        }
        $name = $provider->label();

        return $recipient->language === Lang::English
            ? new Letter("You can now sign in with {$name}", [
                "Your {$name} account now opens your Passerelle account. Your password stays as it is.",
                'If it was not you, change your password at once and write to us.',
            ])
            : new Letter("Vous pouvez vous connecter avec {$name}", [
                "Votre compte {$name} ouvre désormais votre compte Passerelle. Votre mot de passe reste le même.",
                'Si ce n’est pas vous, changez tout de suite votre mot de passe et écrivez-nous.',
            ]);
    }
}
