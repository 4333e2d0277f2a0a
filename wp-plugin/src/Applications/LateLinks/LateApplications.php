<?php

declare(strict_types=1);

namespace Passerelle\Applications\LateLinks;

use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Applications\Timeline\Timeline;
use Passerelle\Applications\Timeline\TimelineEvent;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** Applications that may be sent with a late link: those to the call that its person sends. One of them uses it. */
final readonly class LateApplications
{
    public function __construct(
        private LateLinkStore $links,
        private SubmissionStore $store,
        private ApplicantRights $rights,
        private ViewerFactory $viewers,
        private Timeline $timeline,
    ) {
    }

    /** Attaches what the person has begun or sent, as long as it can be written again. */
    public function attachAll(LateLink $link): void
    {
        if ($link->userId === 0) {
            return;
        }
        $viewer = $this->viewers->of($link->userId);
        $own = array_filter(
            $this->store->ofCall($link->stage, $viewer->id, $this->rights->structuresOf($viewer)),
            fn (Submission $each): bool => $each->application->withdrawnAt === null
                && ($each->isDraft() || $each->state->canBeTakenBack())
                && $this->rights->sends($viewer, $each->application),
        );
        foreach ($own as $submission) {
            $this->attach($link, $submission);
        }
    }

    /** @return LateLink|null the open link of the person for a stage; one that was granted to the address is the account’s from now on */
    public function claim(Viewer $viewer, Stage $stage): ?LateLink
    {
        $link = $this->links->openOf($viewer, $stage);
        if ($link === null || $link->userId !== 0) {
            return $link;
        }
        $this->links->setUser($link, $viewer->id);
        $claimed = $this->links->find($link->id);
        if ($claimed !== null) {
            $this->attachAll($claimed);
        }

        return $claimed;
    }

    public function attach(LateLink $link, Submission $submission): void
    {
        $this->links->attach($link, [$submission->application->id]);
        $this->timeline->add($submission->application->id, TimelineEvent::LateLinkGranted, $link->grantedBy, [
            'number' => $submission->sentNumber,
            'until' => Times::text($link->until),
            'text' => $link->reason,
        ]);
    }

    /**
     * Uses the link of an application that is sent after the closing, within the transaction that sends it.
     *
     * @throws DomainError stale_version: it was used or revoked meanwhile
     */
    public function use(Submission $submission): void
    {
        if (!$this->links->use($submission->application->id)) {
            throw DomainError::staleVersion();
        }
    }
}
