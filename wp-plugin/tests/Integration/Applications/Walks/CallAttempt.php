<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Walks;

use Passerelle\Applications\Decisions\DecisionKind;
use Random\Randomizer;

/** What one person tries with one of the applications to a call that was closed, whether it is possible or not. */
final readonly class CallAttempt
{
    public const APPLICANT = 'applicant';
    public const MANAGER = 'manager';
    public const REVIEWER = 'reviewer';
    public const ANYBODY = 'anybody';
    public const APPLICATIONS = 4;
    public const REVIEWERS = 3;
    private const PEOPLE = 60;
    private const POINTS = [0, 250, 400, 500];
    /** Weights by who usually does it. */
    private const WEIGHTS = [
        self::MANAGER => [
            'prepare' => 8, 'publish' => 6, 'assign' => 6, 'forget' => 6, 'findEligible' => 2, 'askCompletion' => 2, 'cancelCompletion' => 2, 'findIneligible' => 3,
            'declareFor' => 2, 'readScores' => 2, 'note' => 1, 'tag' => 1, 'export' => 1, 'reject' => 1, 'uphold' => 1, 'revoke' => 1,
        ],
        self::REVIEWER => ['score' => 6, 'draft' => 4, 'accept' => 2, 'decline' => 2, 'stepBack' => 2, 'recuse' => 4, 'review' => 4],
        self::APPLICANT => [
            'complete' => 2, 'save' => 2, 'send' => 2, 'takeBack' => 3, 'confirmOffer' => 1, 'declineOffer' => 1, 'askReview' => 2, 'withdraw' => 3, 'writeMessage' => 2,
        ],
        self::ANYBODY => ['wait' => 5, 'meet' => 5],
    ];

    /** What leads further, by the state of the application: most steps are one of these, so that walks come to their ends. */
    private const FURTHER = [
        'draft' => ['save', 'send', 'wait'],
        'sent' => ['findEligible', 'takeBack', 'takeBack', 'findIneligible'],
        'ineligible' => ['askReview', 'reject', 'uphold', 'findEligible'],
        'eligible' => ['score', 'score', 'draft', 'stepBack', 'prepare', 'prepare', 'publish', 'askCompletion', 'complete', 'cancelCompletion'],
        'shortlisted' => ['askReview', 'reject', 'prepare', 'publish'],
        'waiting_list' => ['askReview', 'uphold', 'prepare', 'publish'],
        'not_selected' => ['askReview', 'reject', 'reject', 'uphold', 'uphold', 'uphold'],
        'selected' => ['confirmOffer', 'declineOffer', 'revoke', 'wait'],
        'confirmed' => ['revoke', 'withdraw'],
        'revoked' => ['askReview', 'uphold'],
    ];

    /**
     * @param string $drawn action, where it is not one that leads further
     * @param int|null $further number of the action that leads further; null: the drawn one
     * @param bool $isByAnybody whether somebody tries it who usually does not
     * @param int $person number among those who may try it
     */
    private function __construct(
        private string $drawn,
        private ?int $further,
        private bool $isByAnybody,
        public int $person,
        public int $application,
        public int $reviewer,
        public DecisionKind $kind,
        public int $points,
    ) {
    }

    /** What is tried with an application in this state. */
    public function action(string $state): string
    {
        $further = self::FURTHER[$state] ?? [];

        return $this->further === null || $further === [] ? $this->drawn : $further[$this->further % count($further)];
    }

    /** Who usually does it, or anybody. */
    public function part(string $action): string
    {
        foreach ($this->isByAnybody ? [] : self::WEIGHTS as $part => $actions) {
            if (isset($actions[$action])) {
                return $part;
            }
        }

        return self::ANYBODY;
    }

    /** @return list<string> */
    public static function actions(): array
    {
        return array_merge(...array_map(array_keys(...), array_values(self::WEIGHTS)));
    }

    public static function draw(Randomizer $random): self
    {
        $kinds = DecisionKind::cases();

        return new self(
            self::drawn($random),
            $random->getInt(0, 2) === 0 ? null : $random->getInt(0, self::PEOPLE - 1),
            $random->getInt(0, 7) === 0,
            $random->getInt(0, self::PEOPLE - 1),
            $random->getInt(0, self::APPLICATIONS - 1),
            $random->getInt(0, self::REVIEWERS - 1),
            $kinds[$random->getInt(0, count($kinds) - 1)],
            self::POINTS[$random->getInt(0, count(self::POINTS) - 1)],
        );
    }

    private static function drawn(Randomizer $random): string
    {
        $weights = array_merge(...array_values(self::WEIGHTS));
        $left = $random->getInt(1, array_sum($weights));
        foreach ($weights as $action => $weight) {
            $left -= $weight;
            if ($left <= 0) {
                return $action;
            }
        }

        return 'wait';
    }

    public function describe(): string
    {
        return "application {$this->application}: " . ($this->further === null ? $this->drawn : "further {$this->further}")
            . ($this->isByAnybody ? ' by anybody' : '') . " {$this->person}, reviewer {$this->reviewer}, {$this->kind->value}, {$this->points} points";
    }
}
