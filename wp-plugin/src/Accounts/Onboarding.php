<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** Onboarding asks for interests once, after the first sign-in; skipping it also completes it. Accounts that only review are not asked. */
final readonly class Onboarding
{
    /** Completion of the onboarding, in UTC. */
    public const META = 'passerelle_onboarded_at';

    public function __construct(private Interests $interests, private Clock $clock)
    {
    }

    public function isDone(int $userId): bool
    {
        $at = get_user_meta($userId, self::META, true);

        return (is_string($at) && $at !== '') || (new ViewerFactory())->of($userId)->isGuest();
    }

    /**
     * @param InterestChoice|null $choice null: skipped, stored interests stay unchanged
     * @throws DomainError forbidden for visitors
     */
    public function answer(Viewer $viewer, ?InterestChoice $choice): void
    {
        if (!$viewer->isSignedIn()) {
            throw DomainError::forbidden();
        }
        if ($choice !== null) {
            $this->interests->set($viewer->id, $choice);
        }
        update_user_meta($viewer->id, self::META, $this->clock->now()->format(StoredInstant::FORMAT));
    }
}
