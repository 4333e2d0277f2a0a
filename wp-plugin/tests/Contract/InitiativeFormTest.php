<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

use PHPUnit\Framework\Attributes\TestWith;

/**
 * The operations of the form of initiatives: a draft is saved and read again, and locked while it is edited.
 *
 * @phpstan-type Draft array{id: int, groupId: int, version: int, status: string, title: string, subtitle: string|null, sectorIds: list<int>,
 *     proposal: array{status: string, date: string, fields: list<string>}|null, proposed: array<string, mixed>|null}
 */
final class InitiativeFormTest extends ContractTestCase
{
    public const OPERATIONS = ['InitiativeDraft', 'Lock', 'MutateInitiative'];

    private const NOBODY = ['holder' => null, 'since' => null, 'until' => null];

    /** "owner" has a published profile, "other" has none: drafts need none. */
    #[TestWith(['owner'])]
    #[TestWith(['other'])]
    public function testAMemberSavesADraftInFrenchAndReadsItAgain(string $person): void
    {
        $made = $this->save($person, ['input' => ['language' => 'fr', 'title' => 'Un atelier', 'subtitle' => 'À venir', 'actions' => [['name' => 'Ouvrir']]]]);
        $changed = $this->save($person, ['id' => $made['id'], 'version' => $made['version'], 'input' => ['subtitle' => null]]);

        self::assertSame(
            [1, 'draft', 'Un atelier', 'À venir', 2, null],
            [$made['version'], $made['status'], $made['title'], $made['subtitle'], $changed['version'], $changed['subtitle']],
        );
        self::assertEquals(
            ['passerelleInitiativeDraft' => $changed],
            $this->ask('InitiativeDraft', ['id' => $made['id']], $person)->data(),
        );
    }

    public function testAStaleVersionComesWithAllThatTheOperationWouldAnswer(): void
    {
        $made = $this->save('other', ['input' => ['language' => 'fr', 'title' => 'Un atelier']]);
        $newer = $this->save('other', ['id' => $made['id'], 'version' => 1, 'input' => ['title' => 'Plus récent']]);

        [$code, $current] = $this->refusal($this->mutate('other', ['id' => $made['id'], 'version' => 1, 'input' => ['title' => 'En retard']]));

        self::assertSame('stale_version', $code);
        self::assertEquals($newer, $current);
    }

    public function testOnlyTheHolderOfTheLockSaves(): void
    {
        $made = $this->save('other', ['input' => ['language' => 'fr', 'title' => 'Un atelier']]);
        $taken = $this->lock('other', $made['id'], 'take')->data();
        $change = ['id' => $made['id'], 'version' => 1, 'input' => ['title' => 'Par une autre']];

        [$code, $lock] = $this->refusal($this->mutate('editor', $change));
        self::assertSame(['locked_by_other', ['passerelleLock' => $lock]], [$code, $taken]);
        self::assertSame(['locked_by_other', $lock], $this->refusal($this->lock('editor', $made['id'], 'take')));

        self::assertFalse($this->lock('editor', $made['id'], 'takeOver')->hasErrors());
        self::assertSame('locked_by_other', $this->refusal($this->lock('other', $made['id'], 'renew'))[0]);
        self::assertSame('locked_by_other', $this->refusal($this->mutate('other', $change))[0]);
        self::assertSame('Par une autre', $this->save('editor', $change)['title']);
        self::assertSame(['passerelleLock' => self::NOBODY], $this->lock('editor', $made['id'], 'release')->data());
    }

    public function testItsOwnerSubmitsWithdrawsAndDeletesIt(): void
    {
        $made = $this->save('other', ['input' => ['language' => 'fr', 'title' => 'Un atelier']]);
        $at = ['id' => $made['id'], 'version' => 1];
        $missing = $this->mutate('other', ['action' => 'submit', ...$at]);
        self::assertSame('invalid_fields', $this->refusal($missing)[0]);
        self::assertStringContainsString('"path":"subtitle","code":"required"', str_replace(' ', '', $missing->body));
        self::assertSame('draft', $this->draft('other', $made['id'])['status']);

        foreach (['withdraw', 'offline', 'online', 'complete', 'reopen'] as $action) {
            self::assertSame('invalid_transition', $this->refusal($this->mutate('other', ['action' => $action, ...$at]))[0], $action);
        }
        foreach (['submit', 'delete'] as $action) {
            self::assertSame('not_found', $this->refusal($this->mutate('owner', ['action' => $action, ...$at]))[0], $action);
        }
        $stale = $this->refusal($this->mutate('other', ['action' => 'delete', 'id' => $made['id'], 'version' => 9]));
        self::assertSame(['stale_version', 1], [$stale[0], $stale[1]['version'] ?? null]);
        self::assertSame('invalid_fields', $this->refusal($this->mutate('other', ['action' => 'delete', 'id' => $made['id']]))[0]);
        self::assertSame('invalid_fields', $this->refusal($this->mutate('other', ['action' => 'delete', ...$at, 'input' => ['title' => 'x']]))[0]);
        self::assertSame('invalid_fields', $this->refusal($this->mutate('other', ['action' => 'delete']))[0]);

        self::assertSame('trash', $this->save('other', ['action' => 'delete', ...$at])['status']);
        self::assertSame('not_found', $this->refusal($this->mutate('other', ['action' => 'delete', 'id' => $made['id'], 'version' => 2]))[0]);
    }

    public function testWhatIsSentWithASubmissionIsSavedWithItOrNotAtAll(): void
    {
        $made = $this->save('other', ['input' => ['language' => 'fr', 'title' => 'Un atelier']]);
        $input = ['title' => 'Deux ateliers', 'subtitle' => 'En une phrase.'];

        self::assertSame('invalid_fields', $this->refusal($this->mutate('other', ['action' => 'submit', 'id' => $made['id'], 'version' => 1, 'input' => $input]))[0]);

        $unchanged = $this->draft('other', $made['id']);
        self::assertSame(['Un atelier', null, 1], [$unchanged['title'], $unchanged['subtitle'], $unchanged['version']]);
    }

    public function testAProposalIsReadByItsOwnerOnly(): void
    {
        $public = 'query { passerelleInitiative(language: FR, slug: "statut-completed") { card { id title summary } description } }';
        $page = fn (?string $person): string => Site::get()->query($public, [], $person)->body;
        /** @var array{passerelleInitiative: array{card: array{id: int}}} $data */
        $data = Site::get()->query($public, [], null)->data();
        $draft = $this->draft('owner', $data['passerelleInitiative']['card']['id']);
        $before = [$page(null), $page('other'), $page('owner')];
        $at = ['id' => $draft['id'], 'version' => $draft['version']];
        $input = ['subtitle' => 'SECRET proposé'];

        $proposed = $this->save('owner', ['action' => 'propose', ...$at, 'input' => $input]);

        self::assertSame([$draft['subtitle'], 'completed', $draft['version'] + 1], [$proposed['subtitle'], $proposed['status'], $proposed['version']]);
        self::assertSame(['SECRET proposé', ['subtitle']], [$proposed['proposed']['subtitle'] ?? null, $proposed['proposal']['fields'] ?? null]);
        self::assertSame($before, [$page(null), $page('other'), $page('owner')]);
        foreach ([null, 'other', 'operateur'] as $person) {
            $answer = $this->ask('InitiativeDraft', ['id' => $draft['id']], $person);
            self::assertSame('rights_edit_initiative', $this->refusal($answer)[0]);
            self::assertStringNotContainsString('SECRET', $answer->body);
        }
        self::assertSame('rights_edit_initiative', $this->refusal($this->mutate('other', ['action' => 'propose', ...$at, 'input' => $input]))[0]);
        [$code, $current] = $this->refusal($this->mutate('owner', ['action' => 'propose', ...$at, 'input' => $input]));
        self::assertSame('stale_version', $code);
        // Beside a refusal, no query chooses.
        $whole = (array) ($current['proposed'] ?? []);
        self::assertEquals($proposed['proposed'], array_intersect_key($whole, $proposed['proposed'] ?? []));
        $others = ['proposed' => 0, 'waiting' => 0];
        self::assertEquals(array_diff_key($proposed, $others), array_diff_key($current ?? [], $others));

        $withdrawn = $this->save('owner', ['action' => 'withdrawProposal', 'id' => $draft['id'], 'version' => $proposed['version']]);
        self::assertSame([null, null], [$withdrawn['proposal'], $withdrawn['proposed']]);
    }

    public function testOthersLearnNothingOfALock(): void
    {
        $made = $this->save('other', ['input' => ['language' => 'fr', 'title' => 'Un atelier']]);
        $this->lock('other', $made['id'], 'take');
        $answers = [];
        foreach ([null, 'owner', 'operateur', 'moderateur'] as $person) {
            foreach (['take', 'renew', 'takeOver', 'release'] as $action) {
                $answers[] = $this->refusal($this->lock($person, $made['id'], $action));
            }
        }

        self::assertSame([['not_found', null]], array_values(array_unique($answers, SORT_REGULAR)));
        self::assertFalse($this->lock('other', $made['id'], 'renew')->hasErrors());
    }

    public function testWhoMayNotIsToldWhatTheyLack(): void
    {
        $create = ['input' => ['language' => 'fr', 'title' => 'Un atelier']];

        self::assertSame(['rights_create_initiative', null], $this->refusal($this->mutate(null, $create)));
    }

    public function testAnswersOnlyTheFrontendsServer(): void
    {
        $asked = [
            'InitiativeDraft' => ['id' => 1],
            'Lock' => ['id' => 1, 'action' => 'take'],
            'MutateInitiative' => ['action' => 'save', 'input' => ['title' => 'x']],
        ];
        foreach ($asked as $name => $variables) {
            $body = json_encode(['query' => Operations::read()->document($name), 'variables' => $variables], JSON_THROW_ON_ERROR);

            self::assertSame(403, Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json'])->status, $name);
        }
    }

    /**
     * @param array<string, mixed> $variables
     * @return Draft
     */
    private function save(string $person, array $variables): array
    {
        $answer = $this->mutate($person, $variables);
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array{passerelleMutateInitiative: Draft} $data */
        $data = $answer->data();

        return $data['passerelleMutateInitiative'];
    }

    /** @return Draft */
    private function draft(string $person, int $id): array
    {
        /** @var array{passerelleInitiativeDraft: Draft} $data */
        $data = $this->ask('InitiativeDraft', ['id' => $id], $person)->data();

        return $data['passerelleInitiativeDraft'];
    }

    /** @param array<string, mixed> $variables */
    private function mutate(?string $person, array $variables): Answer
    {
        return $this->ask('MutateInitiative', ['action' => 'save', ...$variables], $person);
    }

    private function lock(?string $person, int $id, string $action): Answer
    {
        return $this->ask('Lock', ['id' => $id, 'action' => $action], $person);
    }

    /** @param array<string, mixed> $variables */
    private function ask(string $operation, array $variables, ?string $person): Answer
    {
        return Site::get()->query(Operations::read()->document($operation), $variables, $person);
    }

    /** @return array{string, array<string, mixed>|null} the code, and what comes with it */
    private function refusal(Answer $answer): array
    {
        /** @var array{errors?: list<array{extensions: array{code: string, current?: array<string, mixed>}}>} $body */
        $body = json_decode($answer->body, true);
        $extensions = $body['errors'][0]['extensions'] ?? self::fail($answer->body);

        return [$extensions['code'], $extensions['current'] ?? null];
    }
}
