<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Offers;

use Passerelle\Applications\Decisions\Decision;
use Passerelle\Applications\Decisions\DecisionLetters\AskedFacts;
use Passerelle\Applications\Decisions\Places\Plan\PlaceStore;
use Passerelle\Applications\Stage;

/** The amount that the next of a waiting list is offered: that of a place of its category, else what it asked, else what is free. */
final readonly class NextAmount
{
    public function __construct(private AskedFacts $facts, private PlaceStore $places)
    {
    }

    /** @return array{string, string} amount in digits and currency, '' where the form asks none */
    public function of(Stage $stage, int $submissionId, Decision $ended): array
    {
        $asked = $this->facts->amount($stage);
        if ($asked === null) {
            return ['', ''];
        }
        $ofPlace = $this->places->find($stage)->plan->category($ended->category)->amount ?? '';
        $ofApplication = $this->facts->amounts($stage, [$submissionId])[$submissionId] ?? '';

        return [array_values(array_filter([$ofPlace, $ofApplication], static fn (string $each): bool => $each !== ''))[0] ?? $ended->amount, $asked['currency']];
    }
}
