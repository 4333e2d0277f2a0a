<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

use Passerelle\Accounts\EmailLookup;
use Passerelle\Content\ContentReading;
use Passerelle\Kernel\Services;
use Passerelle\Mail\Mails;
use Passerelle\Notices\Notify;

/** The part of the invitations that runs within changes of records. */
final readonly class Inviting
{
    private const DAY = 86_400;

    private function __construct(public InvitationStore $store, public NamedPeople $people, public InviteNamedPeople $listener)
    {
    }

    public static function build(Services $services, ContentReading $reading, Mails $mails, Notify $notify): self
    {
        $store = new InvitationStore($services->database, $services->clock, $services->config->limit('invitations', 'linkDays') * self::DAY);
        $people = new NamedPeople($reading->definitions, $reading->records);

        return new self($store, $people, new InviteNamedPeople($store, $people, $reading->records, $mails, new EmailLookup($services->database), $notify));
    }
}
