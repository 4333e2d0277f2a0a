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
                Made on {$at} (UTC).

                {$list}

                The .json files can be opened with any text editor and read by other software.
                Passwords and sign-in secrets are not included: only what they were made into is kept, and it would help nobody but a thief.
                The proof of your choice about cookies is kept without your name; the page about cookies shows it in the browser that you chose with.

                TEXT
            : <<<TEXT
                Vos données sur Passerelle
                ==========================

                Compte : {$email}
                Archive faite le {$at} (UTC).

                {$list}

                Les fichiers .json s’ouvrent avec n’importe quel éditeur de texte et peuvent être relus par d’autres logiciels.
                Les mots de passe et les secrets de connexion n’y sont pas : nous n’en gardons qu’une empreinte, qui ne servirait qu’à un voleur.
                La preuve de votre choix sur les cookies est gardée sans votre nom ; la page sur les cookies la montre dans le navigateur qui a servi à choisir.

                TEXT;

        // French needs narrow spaces.
        return $isEnglish ? $text : (string) preg_replace(['/ (?=[;!?])/u', '/ (?=:)/u'], ["\u{202F}", "\u{00A0}"], $text);
    }
}
