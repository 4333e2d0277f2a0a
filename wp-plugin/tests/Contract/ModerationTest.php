<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/**
 * Decisions of validators. "moderateur" is in charge of Senegal, "moderateur-elsewhere" of France.
 *
 * @phpstan-type Result array{id: int, ok: bool, status: int, version: int|null, moderationStatus: string|null, error: array<string, string|null>|null}
 * @phpstan-type Row array{id: int, version: int, target: string, type: string, language: string, title: string, titles: array<string, string|null>, status: string,
 *     allowedActions: list<string>, countries: list<array<string, mixed>>, lastDecision: array<string, string|null>|null, isLockedByMe: bool, lock: array<string, string|null>}
 * @phpstan-type Detail array{row: Row, versions: list<array{language: string, fields: list<array{key: string, kind: string, label: string, values: list<string>}>}>,
 *     waiting: array{ahead: int, usualDays: int|null}|null,
 *     history: list<array{id: int, decision: array<string, string|null>}>, differences: list<mixed>, previous: mixed, next: mixed}
 */
final class ModerationTest extends ContractTestCase
{
    public const OPERATIONS = [
        'Decide',
        'DecisionMailPreview',
        'ModerationCounts',
        'ModerationFilters',
        'ModerationMembers',
        'ModerationQueue',
        'ModerationRecord',
        'ModerationValidators',
        'ReviewStructures',
    ];

    private const HIDDEN = 'SECRET reason';

    public function testAValidatorSendsBackAndApproves(): void
    {
        [$id, $version] = $this->submitted();

        $back = $this->decide('moderateur', [['id' => $id, 'version' => $version]], ['status' => 'to_edit', 'comment' => 'Précisez les dates.']);
        self::assertSame([['id' => $id, 'ok' => true, 'status' => 200, 'version' => $version + 1, 'moderationStatus' => 'to_edit', 'error' => null]], $back);
        self::assertSame('pending_review', $this->draft($id)['status']);

        $again = $this->mutate(['action' => 'submit', 'id' => $id, 'version' => $version + 1]);
        $approved = $this->decide('moderateur', [['id' => $id, 'version' => $again['version']]], ['status' => 'valid']);
        self::assertSame([true, 'valid'], [$approved[0]['ok'], $approved[0]['moderationStatus']]);
        self::assertSame('publish', $this->draft($id)['status']);

        $final = [['id' => $id, 'version' => (int) $approved[0]['version']]];
        $alter = ['status' => 'rejected', 'rejectionReason' => 'duplicate', 'comment' => 'Par erreur.'];
        foreach (['moderateur', 'administrator'] as $person) {
            self::assertSame(['invalid_transition'], array_column(array_column($this->decide($person, $final, $alter), 'error'), 'code'));
        }
        self::assertSame(['rejected'], array_column($this->decide('super-administrator', $final, $alter), 'moderationStatus'));
    }

    public function testWhoeverIsTooLateLearnsWhoDecided(): void
    {
        [$id, $version] = $this->submitted();
        $items = [['id' => $id, 'version' => $version]];
        $this->decide('moderateur', $items, ['status' => 'rejected', 'rejectionReason' => 'other', 'rejectionText' => self::HIDDEN]);

        [$late] = $this->decide('administrator', $items, ['status' => 'valid']);

        self::assertSame([false, 409, 'stale_version', 'rejected'], [$late['ok'], $late['status'], $late['error']['code'] ?? null, $late['error']['moderationStatus'] ?? null]);
        self::assertNotNull($late['error']['moderator'] ?? null);
        self::assertStringNotContainsString('SECRET', (string) json_encode($late));
        foreach (['InitiativeDraft' => ['id' => $id], 'OwnRecords' => ['type' => 'initiative']] as $operation => $variables) {
            $answer = Site::get()->query(Operations::read()->document($operation), $variables, 'other');
            self::assertFalse($answer->hasErrors(), $answer->body);
            // The list also has what other tests wrote for the same owner.
            self::assertStringNotContainsString(self::HIDDEN, $answer->body);
        }
    }

    public function testTheQueueHasWhatWaitsInTheCountryOfTheValidator(): void
    {
        [$id, $version] = $this->submitted('À lister');

        $row = $this->rows('moderateur', ['type' => 'initiative', 'sort' => 'newest'])[$id];

        self::assertSame([$version, 'record', 'initiative', 'FR', 'À lister', ['fr' => 'À lister', 'en' => null], 'pending'], [
            $row['version'], $row['target'], $row['type'], $row['language'], $row['title'], $row['titles'], $row['status'],
        ]);
        self::assertSame([['valid', 'to_edit', 'rejected'], ['SN'], null, false], [
            $row['allowedActions'], array_column($row['countries'], 'isoCode'), $row['lastDecision'], $row['isLockedByMe'],
        ]);
        self::assertSame(['holder' => null, 'since' => null, 'until' => null], $row['lock']);
        self::assertArrayHasKey($id, $this->rows('administrator', ['sort' => 'newest']));
        self::assertArrayNotHasKey($id, $this->rows('moderateur-elsewhere', ['sort' => 'newest']));
        self::assertArrayNotHasKey($id, $this->rows('moderateur', ['type' => 'event']));
    }

    public function testADecisionIsReadByOtherValidatorsInFull(): void
    {
        [$id, $version] = $this->submitted();
        $rejection = ['status' => 'rejected', 'rejectionReason' => 'other', 'rejectionText' => self::HIDDEN];
        $this->decide('moderateur', [['id' => $id, 'version' => $version]], $rejection);

        $row = $this->rows('administrator', ['status' => 'rejected', 'sort' => 'newest'])[$id];

        $last = (array) $row['lastDecision'];
        self::assertSame(['rejected', 'record', 'other'], [$last['status'], $last['target'], $last['rejectionReason']]);
        self::assertSame([self::HIDDEN, null], [$last['rejectionText'], $last['comment']]);
        self::assertNotNull($last['moderator']);
        self::assertArrayNotHasKey($id, $this->rows('moderateur', ['sort' => 'newest']));
    }

    public function testOthersListNothing(): void
    {
        [$id] = $this->submitted('À ne pas lister');
        $operations = [
            'DecisionMailPreview' => ['id' => $id, 'status' => 'valid'],
            'ModerationCounts' => [],
            'ModerationFilters' => ['language' => 'FR'],
            'ModerationMembers' => [],
            'ModerationQueue' => ['language' => 'FR'],
            'ModerationRecord' => ['language' => 'FR', 'id' => $id],
            'ReviewStructures' => ['language' => 'FR', 'id' => $id],
            'ModerationValidators' => [],
        ];
        foreach ($operations as $operation => $variables) {
            foreach ([null, 'other', 'owner', 'operateur', 'editor'] as $person) {
                $answer = Site::get()->query(Operations::read()->document($operation), $variables, $person);
                self::assertSame('rights_moderate', $this->refusal($answer), "{$operation} by " . ($person ?? 'nobody'));
                self::assertSame([], array_filter((array) $answer->data(), is_array(...)));
            }
        }
    }

    public function testARecordInDetail(): void
    {
        [$id, $version] = $this->submitted('À lire');
        $this->decide('moderateur', [['id' => $id, 'version' => $version]], ['status' => 'to_edit', 'comment' => 'Précisez.']);
        $again = $this->mutate(['action' => 'submit', 'id' => $id, 'version' => $version + 1]);

        $record = $this->record('moderateur', ['id' => $id, 'sort' => 'newest']);

        self::assertSame([$id, $again['version'], 'pending'], [$record['row']['id'], $record['row']['version'], $record['row']['status']]);
        self::assertSame(['FR'], array_column($record['versions'], 'language'));
        $fields = array_column($record['versions'][0]['fields'], null, 'key');
        self::assertSame(['key' => 'subtitle', 'kind' => 'text', 'label' => $fields['subtitle']['label'], 'values' => ['En une phrase.'], 'imageIds' => []], $fields['subtitle']);
        self::assertSame([['À lire'], ['Sénégal'], []], [$fields['title']['values'], $fields['countryIds']['values'], $fields['endDate']['values']]);
        self::assertSame([[$id, 'to_edit', 'Précisez.']], array_map(
            static fn (array $past): array => [$past['id'], $past['decision']['status'], $past['decision']['comment']],
            $record['history'],
        ));
        self::assertSame([[], null], [$record['differences'], $record['previous']]);
        foreach ([['id' => $id, 'type' => 'event'], ['id' => $id, 'target' => 'proposal'], ['id' => 0]] as $variables) {
            self::assertSame('not_found', $this->refusal($this->askRecord('moderateur', $variables)));
        }
        self::assertSame('not_found', $this->refusal($this->askRecord('moderateur-elsewhere', ['id' => $id])));
    }

    public function testAnOwnerReadsTheDecisionWithoutWhoDecidedAndWhatIsForValidators(): void
    {
        [$id, $version] = $this->submitted();
        self::assertSame(['pending', null, null, null], $this->moderation($id));
        $this->decide('moderateur', [['id' => $id, 'version' => $version]], ['status' => 'to_edit', 'comment' => 'Précisez.']);
        self::assertSame(['to_edit', null, 'Précisez.', null], $this->moderation($id));
        $again = $this->mutate(['action' => 'submit', 'id' => $id, 'version' => $version + 1]);
        self::assertSame(['pending', null, null, null], $this->moderation($id));
        $rejection = ['status' => 'rejected', 'rejectionReason' => 'other', 'rejectionText' => self::HIDDEN, 'comment' => 'SECRET comment'];
        $this->decide('moderateur', [['id' => $id, 'version' => $again['version']]], $rejection);
        self::assertSame(['rejected', null, null, 'other'], $this->moderation($id));
    }

    public function testPeopleAndCountsAreThoseOfTheScope(): void
    {
        $this->submitted();
        $ask = static fn (string $operation, string $person): array
            => (array) array_values((array) Site::get()->query(Operations::read()->document($operation), [], $person)->data())[0];

        $here = $ask('ModerationValidators', 'moderateur');
        self::assertContains('SN', array_column($here, 'country'));
        self::assertNotContains('FR', array_column($here, 'country'));
        self::assertContains('FR', array_column($ask('ModerationValidators', 'administrator'), 'country'));
        self::assertNotSame([], $ask('ModerationMembers', 'moderateur'));
        $filters = (array) Site::get()->query(Operations::read()->document('ModerationFilters'), ['language' => 'FR'], 'moderateur')->data();
        self::assertSame($here, $filters['passerelleModerationValidators']);
        self::assertNotContains('', array_column((array) ((array) $filters['passerelleReference'])['sectors'], 'key'));
        $counts = array_column($ask('ModerationCounts', 'moderateur'), 'count', 'type');
        self::assertEqualsCanonicalizing(['community_profile', 'event', 'initiative', 'resource'], array_keys($counts));
        self::assertGreaterThan(0, $counts['initiative']);
        $elsewhere = array_column($ask('ModerationCounts', 'moderateur-elsewhere'), 'count', 'type');
        self::assertLessThan($counts['initiative'], $elsewhere['initiative']);
    }

    public function testOnlyKnownFiltersAndSortsAreTaken(): void
    {
        $document = Operations::read()->document('ModerationQueue');
        foreach ([['status' => 'draft'], ['sort' => 'post_author'], ['type' => 'page'], ['validator' => 'x'], ['language' => 'DE']] as $variables) {
            self::assertTrue(Site::get()->query($document, ['language' => 'FR', ...$variables], 'moderateur')->hasErrors(), (string) json_encode($variables));
        }
        $odd = ['page' => -1, 'perPage' => 5000, 'olderThanDays' => 2_000_000_000, 'sector' => "'", 'country' => "x'--", 'member' => -5];
        self::assertSame([], $this->rows('moderateur', $odd));
    }

    public function testOthersDecideNothing(): void
    {
        [$id, $version] = $this->submitted();
        $variables = ['items' => [['id' => $id, 'version' => $version]], 'status' => 'valid'];

        foreach ([null, 'other', 'owner', 'operateur', 'editor'] as $person) {
            self::assertSame('rights_moderate', $this->refusal($this->ask($variables, $person)), $person ?? 'nobody');
        }
        [$elsewhere] = $this->decide('moderateur-elsewhere', $variables['items'], ['status' => 'valid']);
        $unknown = ['code' => 'not_found', 'moderationStatus' => null, 'moderator' => null, 'date' => null];
        self::assertSame([false, 404, $unknown], [$elsewhere['ok'], $elsewhere['status'], $elsewhere['error']]);
        self::assertSame(['pending', $version], [$this->draft($id)['status'], $this->draft($id)['version']]);
    }

    public function testWhatADecisionNeeds(): void
    {
        [$id, $version] = $this->submitted();
        $items = [['id' => $id, 'version' => $version]];
        $cases = [
            'comment_required' => ['status' => 'to_edit', 'comment' => ' '],
            'reason_required' => ['status' => 'rejected'],
            'reason_text_required' => ['status' => 'rejected', 'rejectionReason' => 'other'],
        ];
        foreach ($cases as $code => $decision) {
            $answer = $this->ask(['items' => $items, ...$decision], 'moderateur');
            self::assertSame('invalid_fields', $this->refusal($answer));
            self::assertStringContainsString("\"code\":\"{$code}\"", str_replace(' ', '', $answer->body));
        }
        self::assertSame('pending', $this->draft($id)['status']);
    }

    public function testAValidatorReadsTheMailBeforeDeciding(): void
    {
        [$id] = $this->submitted('À annoncer');
        $preview = static fn (array $decision, string $person = 'moderateur'): Answer
            => Site::get()->query(Operations::read()->document('DecisionMailPreview'), ['id' => $id, ...$decision], $person);

        $answer = $preview(['status' => 'to_edit', 'comment' => 'Précisez les dates.']);
        /** @var array{passerelleDecisionMailPreview: array{language: string, subject: string, paragraphs: list<string>}} $data */
        $data = $answer->data();
        $mail = $data['passerelleDecisionMailPreview'];
        $subject = "«\u{A0}À annoncer\u{A0}» est à compléter";
        self::assertSame(['FR', $subject, 'Précisez les dates.'], [$mail['language'], $mail['subject'], $mail['paragraphs'][1]]);
        $rejection = $preview(['status' => 'rejected', 'rejectionReason' => 'other', 'rejectionText' => self::HIDDEN, 'comment' => 'SECRET comment']);
        self::assertStringContainsString('Autre', $rejection->body);
        $this->assertKeepsSecrets($rejection);
        self::assertSame('not_found', $this->refusal($preview(['status' => 'valid'], 'moderateur-elsewhere')));
        self::assertSame('invalid_fields', $this->refusal($preview(['status' => 'to_edit'])));
        self::assertSame('pending', $this->draft($id)['status']);
    }

    public function testWhatWaitsHasItsPlace(): void
    {
        [$id] = $this->submitted('À situer');
        $before = $this->record('moderateur', ['id' => $id, 'sort' => 'newest'])['waiting'];
        [$next] = $this->submitted('À situer ensuite');

        self::assertGreaterThanOrEqual(0, $before['ahead'] ?? -1);
        self::assertSame($before, $this->record('moderateur', ['id' => $id, 'sort' => 'newest'])['waiting']);
        self::assertGreaterThan($before['ahead'] ?? 0, $this->record('moderateur', ['id' => $next, 'sort' => 'newest'])['waiting']['ahead'] ?? -1);
        $own = 'query ($id: Int!) { passerelleOwnRecord(id: $id) { waiting { ahead usualDays } } }';
        self::assertSame(['passerelleOwnRecord' => ['waiting' => $before]], Site::get()->query($own, ['id' => $id], 'other')->data());
        self::assertTrue(Site::get()->query($own, ['id' => $id], 'owner')->hasErrors());
    }

    /** @return array{int, int} id and version of an initiative of "other" in Senegal */
    private function submitted(string $title = 'À valider'): array
    {
        /** @var array{passerelleReference: array{countries: list<array{id: int, isoCode: string}>, sectors: list<array{id: int}>}} $data */
        $data = Site::get()->query('query { passerelleReference(language: FR) { countries { id isoCode } sectors { id } } }', [], null)->data();
        ['countries' => $countries, 'sectors' => $sectors] = $data['passerelleReference'];
        $submitted = $this->mutate(['action' => 'submit', 'input' => [
            'language' => 'fr',
            'title' => $title,
            'subtitle' => 'En une phrase.',
            'description' => '<p>En entier.</p>',
            'ambition' => 'Dans cinq ans.',
            'startDate' => '2026-03-01',
            'countryIds' => [array_column($countries, 'id', 'isoCode')['SN']],
            'sectorIds' => [$sectors[0]['id']],
        ]]);

        return [$submitted['id'], $submitted['version']];
    }

    /**
     * @param array<string, mixed> $variables
     * @return array{id: int, version: int, status: string}
     */
    private function mutate(array $variables): array
    {
        $answer = Site::get()->query(Operations::read()->document('MutateInitiative'), $variables, 'other');
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array{passerelleMutateInitiative: array{id: int, version: int, status: string}} $data */
        $data = $answer->data();

        return $data['passerelleMutateInitiative'];
    }

    /** @return list<string|null> status, moderator, comment and reason as its owner reads them */
    private function moderation(int $id): array
    {
        $document = 'query ($id: Int!) { passerelleInitiativeDraft(id: $id) { moderation { status date moderator comment rejectionReason } } }';
        $answer = Site::get()->query($document, ['id' => $id], 'other');
        $this->assertKeepsSecrets($answer);
        /** @var array{passerelleInitiativeDraft: array{moderation: array<string, string|null>}} $data */
        $data = $answer->data();
        $moderation = $data['passerelleInitiativeDraft']['moderation'];
        self::assertSame($moderation['status'] !== 'pending', $moderation['date'] !== null);

        return [$moderation['status'], $moderation['moderator'], $moderation['comment'], $moderation['rejectionReason']];
    }

    /**
     * @param array<string, mixed> $variables
     * @return Detail
     */
    private function record(string $person, array $variables): array
    {
        $answer = $this->askRecord($person, $variables);
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array{passerelleModerationRecord: Detail} $data */
        $data = $answer->data();

        return $data['passerelleModerationRecord'];
    }

    /** @param array<string, mixed> $variables */
    private function askRecord(string $person, array $variables): Answer
    {
        return Site::get()->query(Operations::read()->document('ModerationRecord'), ['language' => 'FR', ...$variables], $person);
    }

    /** @return array{status: string, version: int} */
    private function draft(int $id): array
    {
        /** @var array{passerelleInitiativeDraft: array{status: string, version: int}} $data */
        $data = Site::get()->query(Operations::read()->document('InitiativeDraft'), ['id' => $id], 'other')->data();

        return $data['passerelleInitiativeDraft'];
    }

    /**
     * @param list<array{id: int, version: int}> $items
     * @param array<string, string> $decision
     * @return list<Result>
     */
    private function decide(string $person, array $items, array $decision): array
    {
        $answer = $this->ask(['items' => $items, ...$decision], $person);
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array{passerelleDecide: array{results: list<Result>}} $data */
        $data = $answer->data();

        return $data['passerelleDecide']['results'];
    }

    /**
     * @param array<string, mixed> $variables
     * @return array<int, Row> by id
     */
    private function rows(string $person, array $variables): array
    {
        $answer = Site::get()->query(Operations::read()->document('ModerationQueue'), ['language' => 'FR', 'perPage' => 100, ...$variables], $person);
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array{passerelleModerationQueue: array{items: list<Row>}} $data */
        $data = $answer->data();

        return array_column($data['passerelleModerationQueue']['items'], null, 'id');
    }

    /** @param array<string, mixed> $variables */
    private function ask(array $variables, ?string $person): Answer
    {
        return Site::get()->query(Operations::read()->document('Decide'), $variables, $person);
    }

    private function refusal(Answer $answer): string
    {
        /** @var array{errors: list<array{extensions: array{code: string}}>} $body */
        $body = json_decode($answer->body, true, flags: JSON_THROW_ON_ERROR);

        return $body['errors'][0]['extensions']['code'];
    }
}
