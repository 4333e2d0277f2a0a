<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Preparing;

use Passerelle\Applications\Decisions\DecisionKind;

/** What a manager decides on an application. */
final readonly class DecisionInput
{
    /**
     * @param string $currency in which amounts were typed
     * @param int|null $place on the waiting list, from 1; null: after all others
     * @param string $amount that is awarded, in digits; '': none
     */
    public function __construct(public DecisionKind $kind, public string $currency = '', public ?int $place = null, public string $amount = '')
    {
    }

    public function withAmount(string $amount): self
    {
        return new self($this->kind, $this->currency, $this->place, $amount);
    }
}
