<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content\Walks;

use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Status;
use Random\Randomizer;

/** What somebody tries with one language of a record. */
final readonly class Attempt
{
    public const PEOPLE = ['visitor', 'stranger', 'owner', 'owner', 'owner', 'co-editor', 'moderator', 'far-moderator', 'editor', 'admin', 'super'];
    private const PROPOSERS = ['owner', 'owner', 'owner', 'co-editor', 'editor'];
    private const VALIDATORS = ['moderator', 'moderator', 'far-moderator', 'admin', 'owner', 'editor'];
    private const STALE_EVERY = 8;
    private const TARGETED = 3;

    /**
     * @param int $pick chooses among the steps
     * @param bool $isTargeted only among those that are possible
     * @param Status $chosen of steps with several targets
     * @param bool $isStale with an older version than the record has
     */
    private function __construct(
        public string $person,
        public Lang $language,
        public Way $way,
        public int $pick,
        public bool $isTargeted,
        public Status $chosen,
        public bool $isStale,
    ) {
    }

    public static function draw(Randomizer $random): self
    {
        $from = static fn (array $values): mixed => $values[$random->getInt(0, count($values) - 1)];
        /** @var Lang $language */
        $language = $from(Lang::cases());
        /** @var Way $way */
        $way = $from([...Way::cases(), Way::Step, Way::Step, Way::Step, Way::Step, Way::Step, Way::Translate, Way::Propose, Way::DecideOnProposal]);
        /** @var string $person */
        $person = $from(match ($way) {
            Way::Propose, Way::WithdrawProposal => self::PROPOSERS,
            Way::DecideOnProposal => self::VALIDATORS,
            default => self::PEOPLE,
        });
        /** @var Status $chosen */
        $chosen = $from(Status::cases());

        return new self(
            $person,
            $language,
            $way,
            $random->getInt(0, PHP_INT_MAX >> 1),
            $random->getInt(0, self::TARGETED) > 0,
            $chosen,
            $random->getInt(1, self::STALE_EVERY) === 1,
        );
    }

    public function describe(): string
    {
        return "{$this->person} {$this->way->name} {$this->language->value}" . ($this->isStale ? ' stale' : '');
    }
}
