<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Languages\Lang;
use Passerelle\Mail\Letter;
use Passerelle\Mail\Mail;
use Passerelle\Mail\Recipient;

/** Tells a person that a copy of their session was tried and the session ended. It holds no link and no token. */
final readonly class ReuseAlert implements Mail
{
    public const KEY = 'auth.reuse_alert';

    public function key(): string
    {
        return self::KEY;
    }

    public function letter(Recipient $recipient, array $data): Letter
    {
        return $recipient->language === Lang::English
            ? new Letter('A session of yours was ended for your safety', [
                'Somebody tried to use an old copy of one of your Passerelle sessions. We have ended that session, on every device that used it.',
                'Please sign in again. If you do not know what may have happened, change your password.',
            ])
            : new Letter('Une de vos sessions a été fermée par sécurité', [
                'Une ancienne copie d’une de vos sessions Passerelle a été utilisée. Nous avons fermé cette session, sur tous les appareils qui s’en servaient.',
                'Reconnectez-vous. Si vous ne voyez pas ce qui a pu se passer, changez votre mot de passe.',
            ]);
    }
}
