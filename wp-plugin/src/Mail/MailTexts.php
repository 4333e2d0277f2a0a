<?php

declare(strict_types=1);

namespace Passerelle\Mail;

use Passerelle\Languages\Lang;

/** The words that all mails have in common. */
final class MailTexts
{
    public static function greeting(Lang $language, string $firstName): string
    {
        $hello = $language === Lang::English ? 'Hello' : 'Bonjour';
        $name = trim($firstName);

        return $name === '' ? "{$hello}," : "{$hello} {$name},";
    }

    public static function signature(Lang $language): string
    {
        return $language === Lang::English ? 'The Passerelle team' : 'L’équipe Passerelle';
    }

    /** Above the address of the button, for those whose mail program shows no button. */
    public static function linkHint(Lang $language): string
    {
        return $language === Lang::English
            ? 'If the button does not work, copy this address into your browser:'
            : "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u{00A0}:";
    }

    public static function why(Lang $language): string
    {
        return $language === Lang::English
            ? 'You receive this message because this address was given on Passerelle.'
            : 'Vous recevez ce message car cette adresse a été indiquée sur Passerelle.';
    }
}
