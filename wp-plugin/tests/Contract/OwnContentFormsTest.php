<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

use PHPUnit\Framework\Attributes\DataProvider;

/**
 * The operations of the forms of events and resources, which are decided on like initiatives, and of supported projects, whose beneficiaries propose changes.
 *
 * @phpstan-type Draft array{id: int, version: int, status: string, title: string, url?: string|null, recurrence?: array<string, mixed>,
 *     proposal: array{status: string, fields: list<string>}|null}
 */
final class OwnContentFormsTest extends ContractTestCase
{
    public const OPERATIONS = ['EventDraft', 'MutateEvent', 'MutateProject', 'MutateResource', 'ProjectDraft', 'ResourceDraft'];

    private const WEEKLY = ['frequency' => 'weekly', 'interval' => 2, 'byDay' => ['mo'], 'until' => '2027-06-01', 'except' => ['2027-02-01']];

    /** @return iterable<string, array{string, array<string, mixed>, list<string>, string}> type, what completes it, what it lacks before, and a field of its own */
    public static function types(): iterable
    {
        yield 'a resource' => [
            'Resource',
            ['resourceKind' => 'guide', 'summary' => 'En une phrase.', 'url' => 'https://example.org/guide'],
            ['resourceKind', 'summary', 'sectorIds', 'fileId'],
            'resource',
        ];
        yield 'an event' => [
            'Event',
            [
                'summary' => 'En une phrase.',
                'description' => '<p>En entier.</p>',
                'zone' => 'Africa/Dakar',
                'startsAt' => '2027-01-11T18:00:00Z',
                'mode' => 'online',
                'recurrence' => self::WEEKLY,
            ],
            ['summary', 'description', 'zone', 'startsAt', 'mode', 'countryIds', 'sectorIds'],
            'event',
        ];
    }

    /**
     * @param array<string, mixed> $values
     * @param list<string> $missing
     */
    #[DataProvider('types')]
    public function testItsOwnerSavesSubmitsWithdrawsAndDeletesIt(string $type, array $values, array $missing, string $listed): void
    {
        $made = $this->save($type, ['input' => ['language' => 'fr', 'title' => 'SECRET de brouillon']]);
        $at = ['id' => $made['id'], 'version' => $made['version']];
        self::assertSame(['draft', 1], [$made['status'], $made['version']]);

        $refused = $this->mutate('other', $type, ['action' => 'submit', ...$at]);
        self::assertSame('invalid_fields', $this->refusal($refused)[0]);
        self::assertEqualsCanonicalizing($missing, $this->paths($refused));

        $input = [...$values, ...$this->places()];
        $submitted = $this->save($type, ['action' => 'submit', ...$at, 'input' => $input]);
        self::assertSame('pending', $submitted['status']);
        self::assertSame(['pending', $listed], [$this->row($listed, $made['id'])['status'], $listed]);
        $withdrawn = $this->save($type, ['action' => 'withdraw', 'id' => $made['id'], 'version' => $submitted['version']]);
        self::assertSame('draft', $withdrawn['status']);

        $document = Operations::read()->document("{$type}Draft");
        foreach ([null, 'owner', 'operateur', 'moderateur'] as $person) {
            $answer = Site::get()->query($document, ['id' => $made['id']], $person);
            self::assertSame('not_found', $this->refusal($answer)[0], $person ?? 'visitor');
            self::assertStringNotContainsString('SECRET', $answer->body, $person ?? 'visitor');
            if ($person !== null) {
                self::assertStringNotContainsString('SECRET de brouillon', $this->list($listed, $person)->body, $person);
            }
            self::assertSame('not_found', $this->refusal($this->mutate($person, $type, ['action' => 'delete', 'id' => $made['id'], 'version' => $withdrawn['version']]))[0]);
        }
        $trashed = $this->save($type, ['action' => 'delete', 'id' => $made['id'], 'version' => $withdrawn['version']]);
        self::assertSame('trash', $trashed['status']);
    }

    /**
     * @param array<string, mixed> $values
     * @param list<string> $missing
     */
    #[DataProvider('types')]
    public function testAValidatorPublishesItAndItsOwnerProposesAChange(string $type, array $values, array $missing, string $listed): void
    {
        $submitted = $this->save($type, ['action' => 'submit', 'input' => ['language' => 'fr', 'title' => "À publier, {$listed}", ...$values, ...$this->places()]]);
        $decide = ['items' => [['id' => $submitted['id'], 'version' => $submitted['version']]], 'status' => 'valid'];
        $decided = Site::get()->query(Operations::read()->document('Decide'), $decide, 'moderateur');
        self::assertFalse($decided->hasErrors(), $decided->body);

        $row = $this->row($listed, $submitted['id']);
        self::assertSame(['publish', ['propose', 'offline', 'complete']], [$row['status'], $row['allowedActions']]);
        $proposed = $this->save($type, ['action' => 'propose', 'id' => $submitted['id'], 'version' => $row['version'], 'input' => ['summary' => 'Proposé.']]);
        self::assertSame(['publish', ['summary']], [$proposed['status'], $proposed['proposal']['fields'] ?? null]);
        $proposal = ['action' => 'propose', 'id' => $submitted['id'], 'version' => $proposed['version'], 'input' => ['summary' => 'Autre.']];
        self::assertSame('forbidden', $this->refusal($this->mutate('owner', $type, $proposal))[0]);

        // Other tests compare lists of what is public.
        $offline = $this->save($type, ['action' => 'offline', 'id' => $submitted['id'], 'version' => $proposed['version']]);
        self::assertSame('private', $offline['status']);
    }

    public function testABeneficiaryProposesAndWithdrawsChangesOfAProject(): void
    {
        $document = Operations::read()->document('ProjectDraft');
        /** @var array{passerelleOwnRecords: array{items: list<array{id: int, version: int, status: string, allowedActions: list<string>}>}} $listed */
        $listed = $this->list('supported_projects', 'other')->data();
        [$row] = $listed['passerelleOwnRecords']['items'];
        self::assertSame(['publish', ['propose']], [$row['status'], $row['allowedActions']]);
        self::assertStringContainsString('"total":0', str_replace(' ', '', $this->list('supported_projects', 'owner')->body));

        $at = ['id' => $row['id'], 'version' => $row['version']];
        foreach (['owner', 'operateur', 'moderateur', null] as $person) {
            self::assertSame('forbidden', $this->refusal(Site::get()->query($document, ['id' => $row['id']], $person))[0], $person ?? 'visitor');
            self::assertSame('forbidden', $this->refusal($this->mutate($person, 'Project', ['action' => 'propose', ...$at, 'input' => ['summary' => 'Autre.']]))[0]);
        }
        foreach (['save' => ['summary' => 'Direct.'], 'offline' => null, 'complete' => null, 'delete' => null, 'submit' => null] as $action => $input) {
            $refused = $this->refusal($this->mutate('other', 'Project', ['action' => $action, ...$at, ...$input === null ? [] : ['input' => $input]]))[0];
            self::assertContains($refused, ['forbidden', 'invalid_transition'], $action);
        }
        self::assertSame('forbidden', $this->refusal($this->mutate('other', 'Project', ['input' => ['language' => 'fr', 'title' => 'Un autre projet']]))[0]);
        $ofStaff = $this->mutate('other', 'Project', ['action' => 'propose', ...$at, 'input' => ['beneficiaryIds' => [1], 'organiserId' => 1]]);
        self::assertTrue($ofStaff->hasErrors(), 'No input of the site has the fields of staff.');

        $proposed = $this->save('Project', ['action' => 'propose', ...$at, 'input' => ['summary' => 'Autrement.', 'results' => '<p>Treize.</p>']]);
        self::assertSame(['publish', ['results', 'summary']], [$proposed['status'], $proposed['proposal']['fields'] ?? null]);
        $draft = Site::get()->query($document, ['id' => $row['id']], 'other')->body;
        self::assertStringContainsString('Autrement.', $draft);
        self::assertStringNotContainsString('beneficiaryIds', $draft);
        $withdrawn = $this->save('Project', ['action' => 'withdrawProposal', 'id' => $row['id'], 'version' => $proposed['version']]);
        self::assertNull($withdrawn['proposal']);
    }

    public function testAResourceNeedsAFileOrALinkThatIsOne(): void
    {
        $made = $this->save('Resource', ['input' => ['language' => 'fr', 'title' => 'Un guide']]);
        foreach (['x', 'javascript:alert(1)', 'ftp://example.org/a'] as $url) {
            $refused = $this->mutate('other', 'Resource', ['id' => $made['id'], 'version' => 1, 'input' => ['url' => $url]]);
            self::assertStringContainsString('"path":"url","code":"invalid_url"', str_replace(' ', '', $refused->body));
        }
    }

    public function testARecurrenceEndsAndIsKeptAsItIs(): void
    {
        $dates = ['zone' => 'Africa/Dakar', 'startsAt' => '2027-01-11T18:00:00Z', 'recurrence' => self::WEEKLY];
        $made = $this->save('Event', ['input' => ['language' => 'fr', 'title' => 'Un cours', ...$dates]]);
        self::assertEquals(self::WEEKLY, $made['recurrence'] ?? null);
        $at = ['id' => $made['id'], 'version' => 1];

        $tooLong = $this->mutate('other', 'Event', [...$at, 'input' => ['recurrence' => ['frequency' => 'daily', 'until' => '2030-01-01']]]);
        self::assertStringContainsString('"path":"recurrence.until","code":"recurrence_too_long"', str_replace(' ', '', $tooLong->body));
        $endless = $this->mutate('other', 'Event', ['action' => 'submit', ...$at, 'input' => ['recurrence' => ['frequency' => 'daily']]]);
        self::assertStringContainsString('"path":"recurrence.until","code":"recurrence_without_end"', str_replace(' ', '', $endless->body));

        $emptied = $this->save('Event', [...$at, 'input' => ['recurrence' => ['frequency' => null, 'byDay' => [], 'except' => []]]]);
        self::assertEquals(['frequency' => null, 'interval' => null, 'byDay' => [], 'until' => null, 'except' => []], $emptied['recurrence'] ?? null);
    }

    public function testAnswersOnlyTheFrontendsServer(): void
    {
        $operations = [
            'EventDraft' => ['id' => 1],
            'ProjectDraft' => ['id' => 1],
            'ResourceDraft' => ['id' => 1],
            'MutateEvent' => ['action' => 'save'],
            'MutateProject' => ['action' => 'save'],
            'MutateResource' => ['action' => 'save'],
        ];
        foreach ($operations as $name => $variables) {
            $body = json_encode(['query' => Operations::read()->document($name), 'variables' => $variables], JSON_THROW_ON_ERROR);

            self::assertSame(403, Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json'])->status, $name);
        }
    }

    /** @return array{countryIds: list<int>, sectorIds: list<int>} */
    private function places(): array
    {
        /** @var array{passerelleReference: array{countries: list<array{id: int, isoCode: string}>, sectors: list<array{id: int}>}} $data */
        $data = Site::get()->query('query { passerelleReference(language: FR) { countries { id isoCode } sectors { id } } }', [], null)->data();
        ['countries' => $countries, 'sectors' => $sectors] = $data['passerelleReference'];

        return ['countryIds' => [array_column($countries, 'id', 'isoCode')['SN']], 'sectorIds' => [$sectors[0]['id']]];
    }

    /** @return array{id: int, version: int, status: string, allowedActions: list<string>} */
    private function row(string $type, int $id): array
    {
        $answer = $this->list($type, 'other');
        /** @var array{passerelleOwnRecords: array{items: list<array{id: int, version: int, status: string, allowedActions: list<string>}>}} $data */
        $data = $answer->data();
        foreach ($data['passerelleOwnRecords']['items'] as $row) {
            if ($row['id'] === $id) {
                return $row;
            }
        }
        self::fail($answer->body);
    }

    private function list(string $type, string $person): Answer
    {
        return Site::get()->query(Operations::read()->document('OwnRecords'), ['type' => $type, 'perPage' => 100], $person);
    }

    /**
     * @param array<string, mixed> $variables
     * @return Draft
     */
    private function save(string $type, array $variables): array
    {
        $answer = $this->mutate('other', $type, $variables);
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array<string, Draft> $data */
        $data = $answer->data();

        return $data["passerelleMutate{$type}"];
    }

    /** @param array<string, mixed> $variables */
    private function mutate(?string $person, string $type, array $variables): Answer
    {
        return Site::get()->query(Operations::read()->document("Mutate{$type}"), ['action' => 'save', ...$variables], $person);
    }

    /** @return array{string, array<string, mixed>|null} the code, and what comes with it */
    private function refusal(Answer $answer): array
    {
        /** @var array{errors?: list<array{extensions: array{code: string, current?: array<string, mixed>}}>} $body */
        $body = json_decode($answer->body, true);
        $extensions = $body['errors'][0]['extensions'] ?? self::fail($answer->body);

        return [$extensions['code'], $extensions['current'] ?? null];
    }

    /** @return list<string> */
    private function paths(Answer $answer): array
    {
        /** @var array{errors: list<array{extensions: array{fields: list<array{path: string}>}}>} $body */
        $body = json_decode($answer->body, true);

        return array_column($body['errors'][0]['extensions']['fields'], 'path');
    }
}
