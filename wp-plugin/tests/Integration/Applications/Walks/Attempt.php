<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Walks;

use Random\Randomizer;

/** What one of several people tries with the applications to a call, or the time that passes. */
final readonly class Attempt
{
    public const PEOPLE = ['applicant', 'owner', 'member', 'editor', 'reader', 'manager', 'stranger'];
    /** Weights: what makes a walk long is drawn more often than what ends it. */
    private const WEIGHTS = [
        'begin' => 4,
        'beginForStructure' => 3,
        'save' => 9,
        'send' => 9,
        'takeBack' => 5,
        'withdraw' => 2,
        'delete' => 2,
        'join' => 4,
        'part' => 1,
        'changeMembership' => 1,
        'addQuestion' => 2,
        'tighten' => 2,
        'extend' => 2,
        'wait' => 3,
    ];
    /** Tried by managers more often than by others. */
    private const OF_MANAGERS = ['addQuestion', 'tighten', 'extend'];
    /** Seconds from the closing at which a wait ends. */
    private const AROUND_CLOSING = [-1, 0, 1];

    /**
     * @param string $person of PEOPLE
     * @param int $application counts those of the walk; of fewer, it begins again
     * @param int $question 0: the first, 1: the second
     * @param bool $isFresh whether they have read the application after its last change
     * @param int|null $untilClosing seconds after the closing at which the wait ends; null: it lasts a day
     */
    private function __construct(
        public string $person,
        public string $action,
        public int $application,
        public int $question,
        public bool $isFresh,
        public ?int $untilClosing,
    ) {
    }

    /** @return list<string> */
    public static function actions(): array
    {
        return array_keys(self::WEIGHTS);
    }

    public static function draw(Randomizer $random): self
    {
        $action = self::action($random->getInt(1, array_sum(self::WEIGHTS)));
        $isByManager = in_array($action, self::OF_MANAGERS, true) && $random->getInt(0, 2) > 0;

        return new self(
            $isByManager ? 'manager' : self::PEOPLE[$random->getInt(0, count(self::PEOPLE) - 1)],
            $action,
            $random->getInt(0, 5),
            $random->getInt(0, 1),
            $random->getInt(0, 5) > 0,
            $random->getInt(0, 2) === 0 ? null : self::AROUND_CLOSING[$random->getInt(0, 2)],
        );
    }

    public function describe(): string
    {
        return "{$this->person} {$this->action} {$this->application}.{$this->question}" . ($this->isFresh ? '' : ' (stale)')
            . ($this->action === 'wait' ? ' ' . ($this->untilClosing ?? 'a day') : '');
    }

    private static function action(int $drawn): string
    {
        foreach (self::WEIGHTS as $action => $weight) {
            $drawn -= $weight;
            if ($drawn <= 0) {
                return $action;
            }
        }

        return 'wait';
    }
}
