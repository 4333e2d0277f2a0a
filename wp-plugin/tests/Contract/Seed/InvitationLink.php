<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract\Seed;

use LogicException;
use Passerelle\Content\Records;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Plugin;

/** The link that the mailbox of an invited structure holds. */
final class InvitationLink
{
    public const EMAIL = 'port@secret.test';

    /** @return string its secret */
    public static function make(Plugin $plugin): string
    {
        $record = $plugin->get(Records::class)->findBySlug(ContentType::Initiative, Lang::French, 'theatre-en-cale');
        foreach ($plugin->get(InvitationStore::class)->ofGroup($record->groupId ?? 0) as $invitation) {
            if ($invitation->invitee->email === self::EMAIL) {
                return (string) $plugin->get(InvitationStore::class)->makeLink($invitation->id, $invitation->sending);
            }
        }
        throw new LogicException('Nobody is invited.');
    }
}
