<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships\Mails;

use Passerelle\Content\Records;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Structures\Memberships\TransferLinks;
use Passerelle\Notices\NoticeStore;

/** What mails about memberships are written from. */
final readonly class MailSources
{
    public function __construct(public NoticeStore $notices, public Records $records, public InvitationStore $invitations, public TransferLinks $transfers)
    {
    }
}
