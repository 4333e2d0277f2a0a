<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications;

use Passerelle\Applications\Letters\ChangeLetters;
use Passerelle\Applications\Letters\LetterAction;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Every role, state of a letter and action: what is done, and how the rest is refused. */
#[Group('exhaustive')]
final class LetterActionsTest extends LetterTestCase
{
    private const REFUSED = ['invalid_transition'];
    private const GONE = ['link_expired'];
    private const NOBODYS = ['not_found'];

    /** Refusals by state of the letter and action: none is done. */
    private const APPLICANT = [
        'asked' => ['again' => [], 'withdraw' => []],
        'opened' => ['again' => [], 'withdraw' => []],
        'received' => ['again' => self::REFUSED, 'withdraw' => self::REFUSED],
        'declined' => ['again' => self::REFUSED, 'withdraw' => self::REFUSED],
        'erased' => ['again' => self::REFUSED, 'withdraw' => self::REFUSED],
        'withdrawn' => ['again' => self::REFUSED, 'withdraw' => self::REFUSED],
    ];
    private const REFEREE_MAY = [
        'asked' => ['save' => [], 'send' => [], 'decline' => [], 'erase' => self::GONE],
        'opened' => ['save' => [], 'send' => [], 'decline' => [], 'erase' => self::GONE],
        'received' => ['save' => self::GONE, 'send' => self::GONE, 'decline' => self::GONE, 'erase' => []],
        'declined' => ['save' => self::GONE, 'send' => self::GONE, 'decline' => self::GONE, 'erase' => self::GONE],
        'erased' => ['save' => self::GONE, 'send' => self::GONE, 'decline' => self::GONE, 'erase' => self::GONE],
        'withdrawn' => ['save' => self::GONE, 'send' => self::GONE, 'decline' => self::GONE, 'erase' => self::GONE],
    ];

    #[DataProvider('statesOfLetters')]
    public function testEveryRoleAndAction(string $state): void
    {
        $colleague = $this->users->beneficiaire();
        $owner = $this->users->beneficiaire();
        $structure = $this->structure([[$owner, 'owner', 'member'], [$colleague, 'member', 'member']]);
        foreach (['again', 'withdraw'] as $action) {
            foreach ($this->strangers() as $role => $viewer) {
                [$id, $letter] = $this->in($state, $owner, $structure->id);
                self::assertSame(self::NOBODYS, $this->tried($viewer, $action, $id, $letter), "{$role} {$action} {$state}");
            }
            [$id, $letter] = $this->in($state, $owner, $structure->id);
            self::assertSame(self::REFUSED, $this->tried($colleague, $action, $id, $letter), "member {$action} {$state}");
            self::assertSame(self::APPLICANT[$state][$action], $this->tried($owner, $action, $id, $letter), "owner {$action} {$state}");
        }
        foreach (self::REFEREE_MAY[$state] as $action => $refusals) {
            [, , $hash] = $this->in($state, $owner, $structure->id);
            self::assertSame($refusals, $this->refusals(fn () => $this->answer($hash, LetterAction::from($action), 'text')), "referee {$action} {$state}");
        }
    }

    /** @return iterable<string, array{string}> */
    public static function statesOfLetters(): iterable
    {
        foreach (array_keys(self::APPLICANT) as $state) {
            yield $state => [$state];
        }
    }

    /** @return array<string, Viewer> */
    private function strangers(): array
    {
        return [
            'visitor' => Viewer::anonymous(),
            'stranger' => $this->users->beneficiaire(),
            'owner of the call' => $this->owner,
            'manager' => $this->manager,
            'administrator' => $this->users->administrator(),
        ];
    }

    /** @return array{int, int, string} application of the structure, a letter in the state, and a link of it */
    private function in(string $state, Viewer $owner, int $structureId): array
    {
        $this->call = $this->call();
        $this->publishForm($this->call, self::document(self::FORM));
        $id = $this->id($this->begin($owner, $this->call, $structureId));
        $letter = $this->ask($owner, $id, bin2hex(random_bytes(6)) . '@example.test');
        $hash = $this->link($letter);
        match ($state) {
            'asked' => null,
            'opened' => $this->page($hash),
            'declined' => $this->answer($hash, LetterAction::Decline),
            'withdrawn' => $this->plugin->get(ChangeLetters::class)->withdraw($owner, $id, $letter),
            default => $this->answer($hash, LetterAction::Send, 'text'),
        };
        if ($state === 'erased') {
            $this->answer($hash, LetterAction::Erase);
        }

        return [$id, $letter, $hash];
    }

    /** @return list<string> */
    private function tried(Viewer $viewer, string $action, int $id, int $letter): array
    {
        $change = $this->plugin->get(ChangeLetters::class);

        return $this->refusals(fn () => $action === 'again' ? $change->again($viewer, $id, $letter) : $change->withdraw($viewer, $id, $letter));
    }
}
