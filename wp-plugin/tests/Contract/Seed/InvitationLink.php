<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract\Seed;

use LogicException;
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
        $record = $plugin->content->records->findBySlug(ContentType::Initiative, Lang::French, 'theatre-en-cale');
        foreach ($plugin->invitations->store->ofGroup($record->groupId ?? 0) as $invitation) {
            if ($invitation->invitee->email === self::EMAIL) {
                return (string) $plugin->invitations->store->makeLink($invitation->id, $invitation->sending);
            }
        }
        throw new LogicException('Nobody is invited.');
    }
}
