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
     * @param string $category of the application; '': none
     * @param string $deviation why it is not what is proposed for the places
     */
    public function __construct(
        public DecisionKind $kind,
        public string $currency = '',
        public ?int $place = null,
        public string $amount = '',
        public string $category = '',
        public string $deviation = '',
    ) {
    }

    public function withAmount(string $amount): self
    {
        return new self($this->kind, $this->currency, $this->place, $amount, $this->category, $this->deviation);
    }

    public function placed(string $category, string $deviation = ''): self
    {
        return new self($this->kind, $this->currency, $this->place, $this->amount, $category, $deviation);
    }
}
