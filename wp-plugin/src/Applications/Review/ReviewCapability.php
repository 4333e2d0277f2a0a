<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review;

use Passerelle\Applications\Review\Reviewers\Reviewer;
use Passerelle\Applications\Review\Reviewers\ReviewerStore;
use Passerelle\Rights\Capability;
use WP_User;

/** The capability that decides who has the screen of reviews at hand. What one reviews is decided by ReviewerAccess. */
final readonly class ReviewCapability
{
    public function __construct(private ReviewerStore $reviewers)
    {
    }

    public function register(): void
    {
        add_filter('user_has_cap', $this->add(...), 10, 4);
    }

    /**
     * @param array<string, bool> $held
     * @param array<mixed> $required
     * @param array<mixed> $arguments
     * @return array<string, bool>
     */
    private function add(array $held, array $required, array $arguments, WP_User $user): array
    {
        if (!in_array(Capability::REVIEW_APPLICATIONS, $required, true)) {
            return $held;
        }
        $active = array_filter($this->reviewers->ofUser($user->ID), static fn (Reviewer $each): bool => $each->state->isActive());

        return [...$held, Capability::REVIEW_APPLICATIONS => $active !== []];
    }
}
