<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Reading;

use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Review\Reviewers\Reviewer;
use Passerelle\Applications\Review\Reviewers\ReviewerState;
use Passerelle\Applications\Review\Reviewers\ReviewerStore;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\PersonLanguage;
use Passerelle\Rights\Viewer;

/** The calls that a person reviews for, or is asked to, and what is assigned to them. */
final readonly class OwnReviews
{
    public function __construct(private ReviewerStore $reviewers, private ReadReview $read, private InternalCalls $calls)
    {
    }

    /**
     * @return array<string, mixed>
     * @throws DomainError access_token_missing
     */
    public function data(Viewer $viewer): array
    {
        if (!$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        $own = array_filter(
            $this->reviewers->ofUser($viewer->id),
            static fn (Reviewer $each): bool => in_array($each->state, [ReviewerState::Invited, ReviewerState::Accepted], true),
        );
        $groups = array_values(array_map(static fn (Reviewer $each): int => $each->callGroup, $own));
        $calls = $groups === [] ? [] : $this->calls->ofGroups($groups, PersonLanguage::of($viewer->id)->value);
        $rows = [];
        foreach ($own as $reviewer) {
            $call = ($calls[$reviewer->callGroup] ?? null)?->record;
            $rows = $call === null ? $rows : [...$rows, [
                'callId' => $call->id,
                'callTitle' => $call->title,
                'id' => $reviewer->id,
                'languages' => $reviewer->languages,
                'state' => $reviewer->state->value,
            ]];
        }

        return ['calls' => $rows, 'reviews' => $this->read->list($viewer)];
    }
}
