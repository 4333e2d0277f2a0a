<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Export;

use Passerelle\Languages\Lang;

/** Readme of the archive: source of the data and contents of the files. */
final class ExportTexts
{
    public static function archiveName(Lang $language, string $day): string
    {
        return $language === Lang::English ? "passerelle-my-data-{$day}.zip" : "passerelle-mes-donnees-{$day}.zip";
    }

    /** @param array<string, int> $counts rows by key */
    public static function readMe(Lang $language, string $email, string $at, array $counts): string
    {
        $isEnglish = $language === Lang::English;
        $lines = [];
        foreach ($counts as $key => $count) {
            $about = PersonalDataTexts::about($key, $language);
            $lines[] = $isEnglish ? "- {$key}.json ({$count}): {$about}" : "- {$key}.json ({$count}) : {$about}";
        }
        $list = implode("\n", $lines);

        $text = $isEnglish
            ? <<<TEXT
                Your data on Passerelle
                =======================

                Account: {$email}
                Created on {$at} (UTC).

                {$list}

                You can open the .json files in any text editor, and other software can read them.
                Passwords and sign-in secrets are not included: we only store a fingerprint of them, which would be of use only to a thief.
                Proof of your cookie choices is stored without your name; the cookies page shows it in the browser you made them in.

                TEXT
            : <<<TEXT
                Vos données sur Passerelle
                ==========================

                Compte : {$email}
                Archive créée le {$at} (UTC).

                {$list}

                Les fichiers .json s’ouvrent avec n’importe quel éditeur de texte et peuvent être lus par d’autres logiciels.
                Les mots de passe et les secrets de connexion n’y figurent pas : nous n’en conservons qu’une empreinte, qui ne servirait qu’à un voleur.
                La preuve de votre choix sur les cookies est conservée sans votre nom ; la page des cookies l’affiche dans le navigateur où vous l’avez fait.

                TEXT;

        // French needs narrow spaces.
        return $isEnglish ? $text : (string) preg_replace(['/ (?=[;!?])/u', '/ (?=:)/u'], ["\u{202F}", "\u{00A0}"], $text);
    }
}
