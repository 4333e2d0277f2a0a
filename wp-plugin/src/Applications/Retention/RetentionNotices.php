<?php

declare(strict_types=1);

namespace Passerelle\Applications\Retention;

use DateTimeImmutable;
use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\Submissions\Application;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Mail\Mails;
use Passerelle\Structures\Memberships;

/** Tells those who apply, the person or all who apply for the structure, when their application will be removed. */
final readonly class RetentionNotices
{
    public function __construct(private Memberships $memberships, private Mails $mails)
    {
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
