<?php

declare(strict_types=1);

namespace Passerelle\Applications\Completions;

use Passerelle\Applications\ApplicationScreen;
use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Applying\ApplicationSteps;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Catalogue\Recommendations\Waiting\WaitingItem;
use Passerelle\Catalogue\Recommendations\Waiting\WaitingKind;
use Passerelle\Catalogue\Recommendations\Waiting\WaitingSource;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Viewer;

/** What is asked of applications after they were sent, for those who can answer it. */
final readonly class WaitingCompletions implements WaitingSource
{
    public function __construct(
        private SubmissionStore $store,
        private ApplicantRights $rights,
        private ApplicationSteps $steps,
        private InternalCalls $calls,
        private ApplicationScreen $screen,
    ) {
    }

    public function of(Viewer $viewer, Lang $language): array
    {
        $asked = $this->store->listOfAsked($viewer->id, $this->rights->structuresOf($viewer));
        $groups = array_map(static fn (Submission $each): int => $each->application->callGroup, $asked);
        $calls = $groups === [] ? [] : $this->calls->ofGroups(array_values(array_unique($groups)), $language->value);
        $items = [];
        foreach ($asked as $submission) {
            $call = $calls[$submission->application->callGroup] ?? null;
            if ($call !== null && in_array(ApplicationAction::Complete, $this->steps->offered($viewer, $submission, $call), true)) {
                $record = $call->record;
                $items[] = new WaitingItem(
                    WaitingKind::Completion,
                    $record->type,
                    $submission->application->id,
                    $record->title,
                    $record->language,
                    $submission->completion?->until,
                    $this->screen->path($submission->application->id, $language),
                );
            }
        }
        usort($items, static fn (WaitingItem $one, WaitingItem $other): int => [$one->at, $one->id] <=> [$other->at, $other->id]);

        return $items;
    }
}
