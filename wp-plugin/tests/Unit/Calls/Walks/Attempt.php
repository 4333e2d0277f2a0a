<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Calls\Walks;

use Random\Randomizer;

/** What one of two people tries with a call. */
final readonly class Attempt
{
    public const ACTIONS = ['save', 'move', 'ready', 'unready', 'publish', 'schedule', 'unschedule', 'extend', 'closeEarly', 'offline', 'online', 'duplicate'];

    /**
     * @param 'owner'|'manager' $person
     * @param int|null $day from now, of the new closing; null: none is sent
     * @param bool $isFresh whether they have read the call after its last change
     */
    private function __construct(public string $person, public string $action, public ?int $day, public bool $isFresh)
    {
    }

    public static function draw(Randomizer $random): self
    {
        $action = self::ACTIONS[$random->getInt(0, count(self::ACTIONS) - 1)];
        $mayBeNone = $action === 'closeEarly' && $random->getInt(0, 2) === 0;

        return new self(
            $random->getInt(0, 1) === 0 ? 'owner' : 'manager',
            $action,
            $mayBeNone || !in_array($action, ['move', 'extend', 'closeEarly'], true) ? null : $random->getInt(-3, 60),
            $random->getInt(0, 4) > 0,
        );
    }

    public function describe(): string
    {
        return "{$this->person} {$this->action} " . ($this->day ?? '') . ($this->isFresh ? '' : ' (stale)');
    }
}
