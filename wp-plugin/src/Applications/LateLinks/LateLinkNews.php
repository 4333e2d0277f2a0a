<?php

declare(strict_types=1);

namespace Passerelle\Applications\LateLinks;

use Passerelle\Applications\Timeline\Timeline;
use Passerelle\Applications\Timeline\TimelineEvent;
use Passerelle\Content\Record;
use Passerelle\GraphQL\Times;
use Passerelle\Mail\Mails;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;

/** Mail and log of a late link. The log has neither address nor reason, which would outlive the person’s account. */
final readonly class LateLinkNews
{
    public const GRANTED = 'application_late_link_granted';
    public const REVOKED = 'application_late_link_revoked';

    public function __construct(private Mails $mails, private AuditLog $audit, private Timeline $timeline)
    {
    }

    public function granted(Viewer $viewer, Record $call, LateLink $link): void
    {
        $this->mails->addressed(LateLinkMail::KEY, [LateLinkMail::LINK => $link->id]);
        $this->log($viewer, $call, $link, self::GRANTED);
    }

    /** @param list<int> $applicationIds that could be sent with it */
    public function revoked(Viewer $viewer, Record $call, LateLink $link, array $applicationIds): void
    {
        foreach ($applicationIds as $id) {
            $this->timeline->add($id, TimelineEvent::LateLinkRevoked, $viewer->id, ['until' => Times::text($link->until)]);
        }
        $this->mails->addressed(LateLinkRevokedMail::KEY, [LateLinkMail::LINK => $link->id]);
        $this->log($viewer, $call, $link, self::REVOKED);
    }

    private function log(Viewer $viewer, Record $call, LateLink $link, string $action): void
    {
        $this->audit->record(new AuditEntry(
            $viewer->id,
            $viewer->roles,
            $call->id,
            $call->groupId,
            $action,
            '',
            '',
            ["link={$link->id}", 'until=' . Times::text($link->until)],
            accountId: $link->userId === 0 ? null : $link->userId,
        ));
    }
}
