<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Reading;

use DateTimeImmutable;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Review\AssignedReview;
use Passerelle\Applications\Review\ReviewerAccess;
use Passerelle\Applications\Review\Reviewers\Reviewer;
use Passerelle\Applications\Review\Reviewers\ReviewerState;
use Passerelle\Applications\Review\Reviewers\ReviewerStore;
use Passerelle\Catalogue\Recommendations\Waiting\WaitingItem;
use Passerelle\Catalogue\Recommendations\Waiting\WaitingKind;
use Passerelle\Catalogue\Recommendations\Waiting\WaitingSource;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Viewer;

/** Calls that ask a person to review, and those whose applications wait for their final scores: each call once, the first deadline first. */
final readonly class WaitingReviews implements WaitingSource
{
    /** Key in paths.json. */
    private const SCREEN = 'ownReviews';

    public function __construct(private ReviewerStore $reviewers, private ReviewerAccess $access, private InternalCalls $calls, private Config $config)
    {
    }

    public function of(Viewer $viewer, Lang $language): array
    {
        $deadlines = $this->deadlines($viewer);
        $calls = $deadlines === [] ? [] : $this->calls->ofGroups(array_keys($deadlines), $language->value);
        $items = [];
        foreach (array_intersect_key($deadlines, $calls) as $group => $at) {
            $call = $calls[$group]->record;
            $path = $this->config->pagePath(self::SCREEN, $language->value);
            $items[] = new WaitingItem(WaitingKind::Review, $call->type, $call->id, $call->title, $call->language, $at, $path);
        }
        usort($items, static fn (WaitingItem $one, WaitingItem $other): int => [$one->at === null, $one->at, $one->id] <=> [$other->at === null, $other->at, $other->id]);

        return $items;
    }

    /** @return array<int, DateTimeImmutable|null> the first instant until which scores are expected, by group of the call; null: none was set */
    private function deadlines(Viewer $viewer): array
    {
        $invited = array_filter($this->reviewers->ofUser($viewer->id), static fn (Reviewer $each): bool => $each->state === ReviewerState::Invited);
        $deadlines = array_fill_keys(array_map(static fn (Reviewer $each): int => $each->callGroup, $invited), null);
        $open = array_filter($this->access->all($viewer), static fn (AssignedReview $each): bool => $each->assignment->state->isOpen());
        foreach ($open as $review) {
            $known = $deadlines[$review->call->groupId] ?? null;
            $scoreBy = $review->assignment->scoreBy;
            $deadlines[$review->call->groupId] = $known === null || $scoreBy === null ? $known ?? $scoreBy : min($known, $scoreBy);
        }

        return $deadlines;
    }
}
