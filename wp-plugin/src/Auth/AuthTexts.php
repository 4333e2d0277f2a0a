<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Languages\Lang;

/** The words of the mails about one's session. */
final class AuthTexts
{
    /** @return array{string, string} subject and text */
    public static function reuseAlert(Lang $language, string $firstName): array
    {
        $name = trim($firstName);

        return $language === Lang::English
            ? ['A session of yours was ended for your safety', ($name === '' ? 'Hello,' : "Hello {$name},") . <<<'TEXT'


                Somebody tried to use an old copy of one of your Passerelle sessions. We have ended that session, on every device that used it.

                Please sign in again. If you do not know what may have happened, change your password.

                The Passerelle team
                TEXT]
            : ['Une de vos sessions a été fermée par sécurité', ($name === '' ? 'Bonjour,' : "Bonjour {$name},") . <<<'TEXT'


                Une ancienne copie d’une de vos sessions Passerelle a été utilisée. Nous avons fermé cette session, sur tous les appareils qui s’en servaient.

                Reconnectez-vous. Si vous ne voyez pas ce qui a pu se passer, changez votre mot de passe.

                L’équipe Passerelle
                TEXT];
    }
}
