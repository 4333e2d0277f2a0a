<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/**
 * The operations of the form of one's profile: one for each person, of which others learn nothing before it is public.
 *
 * @phpstan-type Draft array{
 *     id: int,
 *     groupId: int,
 *     version: int,
 *     status: string,
 *     allowedActions: list<string>,
 *     firstName: string,
 *     motivation: string|null,
 *     visibility: array<string, string|null>,
 *     acceptsContact: string|null,
 * }
 */
final class ProfileFormTest extends ContractTestCase
{
    public const OPERATIONS = ['CreateProfile', 'FindOwnProfile', 'MutateProfile', 'ProfileDraft', 'ProfileStructureProblem'];

    private const NAMES = ['language' => 'fr', 'firstName' => 'Kossi', 'lastName' => 'Amouzou'];
    private const PERSON = 'other';

    public function testAPersonBeginsFindsChangesAndDeletesTheOne(): void
    {
        self::assertSame([null], [$this->own(self::PERSON)]);
        $made = $this->create(['input' => [...self::NAMES, 'motivation' => 'SECRET projet']]);
        self::assertSame(['draft', 1, 'Kossi'], [$made['status'], $made['version'], $made['firstName']]);
        self::assertSame(
            ['groupId' => $made['groupId'], 'isOfflineByStaff' => false, 'status' => 'draft', 'translations' => ['fr' => $made['id'], 'en' => null]],
            $this->own(self::PERSON),
        );
        self::assertSame('rights_create_profile', $this->refusal($this->ask('CreateProfile', ['action' => 'save', 'input' => self::NAMES], self::PERSON))[0]);

        $at = ['id' => $made['id'], 'version' => 1];
        $changed = $this->mutate(['action' => 'save', ...$at, 'input' => ['job' => 'Dramaturge']]);
        self::assertEquals(
            ['passerelleProfileDraft' => $changed],
            $this->ask('ProfileDraft', ['id' => $made['id']], self::PERSON)->data(),
        );
        [$code, $current] = $this->refusal($this->ask('MutateProfile', ['action' => 'save', ...$at, 'input' => ['job' => 'Trop tard']], self::PERSON));
        self::assertSame('stale_version', $code);
        self::assertEquals($changed, array_intersect_key($current ?? [], $changed));
        self::assertSame(['save', 'submit', 'delete'], $changed['allowedActions']);

        $refused = $this->ask('MutateProfile', ['action' => 'submit', ...$at, 'version' => 2], self::PERSON);
        self::assertSame('invalid_fields', $this->refusal($refused)[0]);
        self::assertStringContainsString('"path":"memberType","code":"required"', str_replace(' ', '', $refused->body));

        $this->othersLearnNothing($made['id']);
        $this->mutate(['action' => 'delete', 'id' => $made['id'], 'version' => 2]);
        self::assertNull($this->own(self::PERSON));
        self::assertSame('not_found', $this->refusal($this->ask('ProfileDraft', ['id' => $made['id']], self::PERSON))[0]);
    }

    public function testWhoReadsTheProfileAndWhoMayWriteIsAnsweredAsItWasChosen(): void
    {
        $made = $this->create(['input' => [...self::NAMES, 'visibility' => ['biography' => 'nobody'], 'acceptsContact' => 'yes']]);
        self::assertSame(['nobody', null, 'yes'], [$made['visibility']['biography'], $made['visibility']['city'], $made['acceptsContact']]);
        // The form sends back everything that it was answered, with the change.
        $visibility = [...$made['visibility'], 'city' => 'members'];
        $changed = $this->mutate(['action' => 'save', 'id' => $made['id'], 'version' => 1, 'input' => ['visibility' => $visibility, 'acceptsContact' => 'no']]);
        self::assertSame([$visibility, 'no'], [$changed['visibility'], $changed['acceptsContact']]);
        $refused = $this->ask('MutateProfile', ['action' => 'save', 'id' => $made['id'], 'version' => 2, 'input' => ['visibility' => ['city' => 'moon']]], self::PERSON);
        self::assertSame('invalid_fields', $this->refusal($refused)[0]);
        $this->mutate(['action' => 'delete', 'id' => $made['id'], 'version' => 2]);
    }

    public function testBadInputIsRefusedAndMakesNothing(): void
    {
        $inputs = [
            'names' => ['language' => 'fr'],
            'language' => ['firstName' => 'Kossi', 'lastName' => 'Amouzou'],
            'choice' => [...self::NAMES, 'memberType' => 'astronaut'],
            'country' => [...self::NAMES, 'activityCountry' => 'XX'],
            'sector' => [...self::NAMES, 'sectorIds' => [-1]],
            'file of nobody' => [...self::NAMES, 'certificateId' => 2147483647],
            'link' => [...self::NAMES, 'links' => [['network' => 'website', 'url' => 'javascript:alert(1)']]],
            'programme' => [...self::NAMES, 'programs' => [['name' => 'Résidence', 'from' => '2026-02-01', 'to' => '2026-01-01']]],
        ];
        foreach ($inputs as $name => $input) {
            self::assertSame('invalid_fields', $this->refusal($this->ask('CreateProfile', ['action' => 'save', 'input' => $input], self::PERSON))[0], $name);
        }
        foreach (['withdraw', 'offline', 'propose', 'delete'] as $action) {
            self::assertSame('invalid_fields', $this->refusal($this->ask('CreateProfile', ['action' => $action, 'input' => self::NAMES], self::PERSON))[0], $action);
        }
        self::assertSame('invalid_fields', $this->refusal($this->ask('CreateProfile', ['action' => 'submit', 'input' => self::NAMES], self::PERSON))[0]);
        self::assertNull($this->own(self::PERSON));
    }

    public function testWhoHasNoStructureReadsThatOneIsMissing(): void
    {
        $problem = fn (?string $as): mixed => $this->ask('ProfileStructureProblem', [], $as)->data();
        self::assertSame(['passerelleProfileStructureProblem' => 'profile_structure_required'], $problem(self::PERSON));
        self::assertSame(['passerelleProfileStructureProblem' => null], $problem(null));
    }

    public function testVisitorsHaveNone(): void
    {
        self::assertNull($this->own(null));
        self::assertSame('rights_create_profile', $this->refusal($this->ask('CreateProfile', ['action' => 'save', 'input' => self::NAMES], null))[0]);
    }

    public function testAnswersOnlyTheFrontendsServer(): void
    {
        $asked = [
            'CreateProfile' => ['action' => 'save', 'input' => self::NAMES],
            'FindOwnProfile' => [],
            'MutateProfile' => ['action' => 'delete', 'id' => 1, 'version' => 1],
            'ProfileDraft' => ['id' => 1],
            'ProfileStructureProblem' => [],
        ];
        foreach ($asked as $name => $variables) {
            $body = json_encode(['query' => Operations::read()->document($name), 'variables' => (object) $variables], JSON_THROW_ON_ERROR);

            self::assertSame(403, Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json'])->status, $name);
        }
    }

    /** Not that it exists either; a validator reads what has been submitted only. */
    private function othersLearnNothing(int $id): void
    {
        foreach ([null, 'owner', 'operateur', 'moderateur', 'moderateur-elsewhere'] as $person) {
            $asked = [
                $this->ask('ProfileDraft', ['id' => $id], $person),
                $this->ask('MutateProfile', ['action' => 'save', 'id' => $id, 'version' => 2, 'input' => ['job' => 'x']], $person),
                $this->ask('MutateProfile', ['action' => 'delete', 'id' => $id, 'version' => 2], $person),
            ];
            foreach ($asked as $answer) {
                self::assertSame(['not_found', null], $this->refusal($answer));
                self::assertStringNotContainsString('SECRET', $answer->body);
            }
        }
    }

    /** @return array<string, mixed>|null */
    private function own(?string $person): ?array
    {
        /** @var array{passerelleOwnProfile: array<string, mixed>|null} $data */
        $data = $this->ask('FindOwnProfile', [], $person)->data();

        return $data['passerelleOwnProfile'];
    }

    /**
     * @param array<string, mixed> $variables
     * @return Draft
     */
    private function create(array $variables): array
    {
        return $this->done('CreateProfile', ['action' => 'save', ...$variables]);
    }

    /**
     * @param array<string, mixed> $variables
     * @return Draft
     */
    private function mutate(array $variables): array
    {
        return $this->done('MutateProfile', $variables);
    }

    /**
     * @param array<string, mixed> $variables
     * @return Draft
     */
    private function done(string $operation, array $variables): array
    {
        $answer = $this->ask($operation, $variables, self::PERSON);
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array{passerelleMutateProfile: Draft} $data */
        $data = $answer->data();

        return $data['passerelleMutateProfile'];
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
