<?php

declare(strict_types=1);

namespace Passerelle\Privacy\Export;

use Passerelle\Languages\Lang;

/** Readme of the archive: source of the data and contents of the files. */
final class ExportTexts
{
    private const FILES = [
        'account' => ['votre compte : identité, téléphone, pays, langue, rôles, préférences', 'your account: identity, telephone, country, language, roles, preferences'],
        'sessions' => ['vos connexions : appareil, début, dernière activité', 'your sign-ins: device, beginning, last activity'],
        'content' => ['ce que vous avez écrit, dans toutes ses langues et tous ses états', 'what you wrote, in each language and state'],
        'mentions' => ['les fiches d’autres personnes qui vous nomment', 'records of others that name you'],
        'memberships' => ['les structures dont vous faites partie', 'the structures that you belong to'],
        'files' => ['la liste des fichiers que vous avez déposés ; ils sont dans le dossier « files »', 'the list of files that you uploaded; they are in the folder “files”'],
        'file-reads' => ['les fichiers privés que vous avez ouverts', 'private files that you opened'],
        'mails' => ['les messages que le site vous a adressés ces derniers jours', 'messages that the site sent you in the last days'],
        'notices' => ['les notifications de votre espace, et quand vous les avez lues', 'notices of your space, and when you read them'],
        'notice-preferences' => ['comment vous recevez chaque type de notification', 'how you receive each type of notice'],
        'links' => [
            'les liens qui vous ont été envoyés (activation, mot de passe), sans leur contenu',
            'links that were sent to you (activation, password), without their content',
        ],
        'email-changes' => ['vos changements d’adresse e-mail de ces derniers jours', 'changes of your e-mail address in the last days'],
        'identities' => ['les comptes d’autres services avec lesquels vous vous connectez', 'accounts of other services that you sign in with'],
        'uploads' => ['les envois de fichiers en cours', 'uploads that are not finished'],
        'proposals' => ['les modifications que vous avez proposées et qui attendent une décision', 'changes that you proposed and nobody has decided on'],
        'callDateChanges' => ['les changements de dates d’appels que vous avez faits', 'changes of dates of calls that you made'],
        'decisions' => ['les décisions que vous avez prises sur des fiches', 'decisions that you took on records'],
        'invitations' => ['les invitations que vous avez envoyées ou reçues', 'invitations that you sent or received'],
        'newsletter' => ['votre abonnement à la lettre d’information, avec ses preuves', 'your subscription to the newsletter, with its proofs'],
        'letters' => ['les lettres d’information qui vous ont été envoyées', 'newsletters that were sent to you'],
        'ended-memberships' => [
            'vos places dans des structures supprimées ou fusionnées, tant que celles-ci peuvent revenir',
            'your memberships of deleted or merged structures, as long as these can be brought back',
        ],
        'successions' => ['les structures dont vous allez devenir propriétaire', 'structures that you are going to own'],
        'favourites' => ['vos favoris, avec vos notes et vos rappels', 'your favourites, with your notes and reminders'],
        'favourites-calendar' => ['l’adresse privée du calendrier de vos favoris : active ou non', 'the private address of the calendar of your favourites: active or not'],
        'preview-links' => ['vos liens d’aperçu encore valables : fiche, date de création et fin', 'your preview links that are still valid: record, date and end'],
        'dismissals' => ['les contenus que vous ne voulez plus voir dans vos recommandations', 'items that you do not want to be recommended again'],
        'messages' => ['les messages que vous avez écrits à d’autres membres ces derniers jours', 'messages that you wrote to other members in the last days'],
        'messages-received' => ['les dates des messages que d’autres membres vous ont écrits', 'dates of messages that other members wrote to you'],
        'blocks' => ['les membres dont vous ne recevez plus de messages', 'members whose messages you do not receive any more'],
        'reply-rights' => ['les membres qui vous ont écrit et auxquels vous pouvez répondre', 'members who wrote to you and whom you can answer'],
        'reply-rights-of-others' => ['jusqu’à quand les membres à qui vous avez écrit peuvent vous répondre', 'until when the members you wrote to can answer you'],
        'reports' => ['les signalements que vous avez faits', 'reports that you made'],
        'reported' => ['les dates des signalements qui vous concernent', 'dates of reports about you'],
        'reports-handled' => ['les signalements que vous avez traités', 'reports that you handled'],
        'audit' => ['ce que vous avez changé sur le site', 'what you changed on the site'],
        'wordpress' => ['ce que WordPress et ses extensions savent de vous', 'what WordPress and its plugins know of you'],
    ];

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
            $about = self::FILES[$key][$isEnglish ? 1 : 0] ?? $key;
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
