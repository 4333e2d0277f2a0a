<?php

declare(strict_types=1);

namespace Passerelle\Applications\Retention;

use DateTimeImmutable;
use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\CoWriting\CoWriterChanges;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\PublicResults\PublicResults;
use Passerelle\Applications\Submissions\Application;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Mail\Mails;
use Passerelle\Structures\Memberships;

/** Notifies those who apply, the person or all who apply for the structure, when their application will be removed, and co-writers once it is. */
final readonly class RetentionNotices
{
    public function __construct(
        private Memberships $memberships,
        private Mails $mails,
        private CoWriterChanges $coWriters,
        private InternalCalls $calls,
        private PublicResults $results,
    ) {
    }

    /** Within the transaction that removes it: the page of the call shows it no longer. */
    public function removed(Application $application): void
    {
        $this->results->change([$application->id]);
        $call = $this->calls->of($application);
        if ($call !== null) {
            $this->coWriters->removed($call->record, $application);
        }
    }

    /** Within the transaction that stores that it was sent. */
    public function send(Application $application, DateTimeImmutable $removalAt): void
    {
        $people = $application->isOfStructure() ? $this->memberships->usersOfAny([$application->structureGroup], ApplicantRights::WRITERS) : [$application->userId];
        foreach (array_unique($people) as $userId) {
            $this->mails->toUser(RetentionMail::KEY, $userId, [
                RetentionMail::APPLICATION => $application->id,
                RetentionMail::REMOVAL => $removalAt->format(StoredInstant::FORMAT),
            ]);
        }
    }
}
