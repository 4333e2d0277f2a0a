<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Directory\Members;

use Passerelle\Content\Definitions;
use Passerelle\Content\Field;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Contract\Operations;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** The detail of a person: which field who reads, in both languages, in whole answers. */
final class MemberReadersTest extends IntegrationTestCase
{
    private const PROXY = 'HTTP_X_PASSERELLE_PROXY';
    private const SECRET = 'Zebulonia';

    private Viewer $owner;
    private Record $french;
    private Record $english;

    /** @var array<string, array{Viewer, string|null}>|null */
    private ?array $readers = null;

    protected function setUp(): void
    {
        parent::setUp();
        $secret = constant('PASSERELLE_GRAPHQL_SECRET');
        $_SERVER[self::PROXY] = is_string($secret) ? $secret : '';
        $this->owner = $this->users->beneficiaire();
        $this->french = $this->content->published(ContentType::CommunityProfile, ['firstName' => 'Awa', 'lastName' => 'Zongo'], ownerId: $this->owner->id);
        $this->english = $this->content->published(ContentType::CommunityProfile, language: Lang::English, groupId: $this->french->groupId, ownerId: $this->owner->id);
    }

    protected function tearDown(): void
    {
        unset($_SERVER[self::PROXY]);
        parent::tearDown();
    }

    /** @return iterable<string, array{string, string}> */
    public static function choices(): iterable
    {
        foreach (['public', 'members', 'nobody'] as $choice) {
            foreach (['FR', 'EN'] as $language) {
                yield "{$choice} {$language}" => [$choice, $language];
            }
        }
    }

    #[DataProvider('choices')]
    public function testWhoReadsWhichField(string $choice, string $language): void
    {
        $fields = $this->hideable();
        self::assertNotSame([], $fields);
        $this->fill(array_fill_keys(array_unique(array_values($fields)), $choice));
        $all = array_keys($fields);
        $forMembers = $choice === 'nobody' ? [] : $all;
        $expected = [
            'another member' => [$forMembers, false],
            'validator elsewhere' => [$forMembers, false],
            'validator here' => [$all, true],
            'editor' => [$all, true],
            'oneself' => [$all, true],
            'as VISITOR' => [$choice === 'public' ? $all : [], false],
            'as MEMBER' => [$forMembers, false],
            'as VALIDATOR' => [$all, true],
        ];
        $found = [];
        foreach ($this->readers() as $name => [$reader, $as]) {
            $member = $this->member($reader, $this->french->id, $language, $as);
            $found[$name] = [
                array_values(array_filter($all, static fn (string $key): bool => !in_array($member[$key] ?? null, [null, []], true))),
                $member['confidential'] !== null,
            ];
        }

        self::assertSame($expected, $found);
    }

    #[DataProvider('choices')]
    public function testWhatAReaderMayNotSeeChangesNoByteOfTheirAnswer(string $choice, string $language): void
    {
        $this->fill(array_fill_keys(array_values($this->hideable()), $choice), 'Avant');
        $blind = array_filter($this->readers(), static fn (array $each, string $name): bool => match ($name) {
            'as VISITOR' => $choice !== 'public',
            'another member', 'validator elsewhere', 'as MEMBER' => $choice === 'nobody',
            default => false,
        }, ARRAY_FILTER_USE_BOTH);
        $read = fn (): array => array_map(fn (array $each): string => $this->answer($each[0], $this->french->id, $language, $each[1]), $blind);
        $before = $read();
        $this->fill([], self::SECRET);

        self::assertSame($before, $read());
        foreach (['another member', 'as MEMBER', 'as VISITOR'] as $name) {
            [$reader, $as] = $this->readers()[$name];
            $answer = $this->answer($reader, $this->french->id, $language, $as);
            self::assertStringNotContainsString(self::SECRET . ' motivation', $answer, $name);
            self::assertStringNotContainsString('@example.test', $answer, $name);
        }
        self::assertStringContainsString(self::SECRET . ' motivation', $this->answer($this->owner, $this->french->id, $language));
    }

    public function testOnlyOnesOwnProfileIsLookedAtAsAnotherReader(): void
    {
        $draft = $this->content->draft(ContentType::CommunityProfile, ['activityCountry' => 'SN'], ownerId: $this->users->beneficiaire()->id);
        $others = [$this->users->beneficiaire(), $this->users->moderateur('SN'), $this->users->editor(), $this->users->administrator()];
        foreach (['visitor', 'member', 'validator'] as $as) {
            foreach ($others as $reader) {
                self::assertSame('forbidden', $this->refusal($reader, $this->french->id, $as));
            }
            self::assertSame('not_found', $this->refusal($others[0], $draft->id, $as));
            self::assertSame('not_found', $this->refusal($others[1], $draft->id, $as));
            self::assertSame('access_token_missing', $this->refusal(Viewer::anonymous(), $this->french->id, $as));
            self::assertNull($this->refusal($this->owner, $this->english->id, $as));
        }
    }

    public function testOnesOwnProfileIsSeenAsOthersWillInEachState(): void
    {
        foreach ([Status::Draft, Status::Pending, Status::ToEdit, Status::Rejected, Status::Offline] as $status) {
            $owner = $this->users->beneficiaire();
            $profile = $this->content->in($status, ContentType::CommunityProfile, $owner->id);
            foreach (['visitor' => false, 'member' => false, 'validator' => true] as $as => $isConfidential) {
                $member = $this->member($owner, $profile->id, 'FR', $as);
                self::assertSame(['<p>Une vie.</p>', null, $isConfidential], [$member['biography'], $member['path'], $member['confidential'] !== null], "{$status->value} {$as}");
            }
        }
    }

    public function testDecisionsAreNotForTheMember(): void
    {
        $owner = $this->users->beneficiaire();
        $profile = $this->content->in(Status::Rejected, ContentType::CommunityProfile, $owner->id);
        foreach ([null, 'validator'] as $as) {
            $confidential = (array) $this->member($owner, $profile->id, 'FR', $as)['confidential'];
            self::assertSame([], $confidential['decisions']);
        }
    }

    public function testAProfileForMembersIsLockedForVisitors(): void
    {
        $owner = $this->users->beneficiaire();
        $values = ['activityCountry' => 'SN', 'activityCity' => self::SECRET, 'job' => 'Luthier'];
        $profile = $this->content->published(ContentType::CommunityProfile, $values, ownerId: $owner->id, audience: Audience::Members);
        $this->content->published(ContentType::Initiative, title: self::SECRET, ownerId: $owner->id);

        $visitor = $this->answer($owner, $profile->id, 'FR', 'visitor');
        self::assertStringNotContainsString(self::SECRET, $visitor);
        self::assertStringContainsString('Luthier', $visitor);
        self::assertTrue($this->member($owner, $profile->id, 'FR', 'visitor')['isLocked']);
        foreach (['member', 'validator'] as $as) {
            $member = $this->member($owner, $profile->id, 'FR', $as);
            self::assertSame([false, self::SECRET], [$member['isLocked'], $member['activityCity']]);
        }
    }

    public function testWhatWasPublishedForMembersIsLockedForVisitors(): void
    {
        $values = ['members' => [['user' => $this->owner->id, 'role' => 'owner', 'status' => 'member']]];
        $this->content->published(ContentType::Structure, $values, title: 'Les Ateliers');
        $this->content->published(ContentType::Initiative, title: 'Pour tous', ownerId: $this->owner->id);
        $this->content->published(ContentType::Initiative, title: 'Entre membres', ownerId: $this->owner->id, audience: Audience::Members);
        $expected = ['visitor' => [true, 0], 'member' => [false, 1], 'validator' => [false, 1]];
        foreach ($expected as $as => [$isLocked, $structures]) {
            $member = $this->member($this->owner, $this->french->id, 'FR', $as);
            $locked = array_column((array) $member['published'], 'locked', 'title');
            self::assertEquals(['Pour tous' => false, 'Entre membres' => $isLocked], $locked, $as);
            self::assertCount($structures, (array) $member['memberships'], $as);
        }
    }

    /** @return array<string, array{Viewer, string|null}> with `as` */
    private function readers(): array
    {
        return $this->readers ??= [
            'another member' => [$this->users->beneficiaire(), null],
            'validator elsewhere' => [$this->users->moderateur('FR'), null],
            'validator here' => [$this->users->moderateur('SN'), null],
            'editor' => [$this->users->editor(), null],
            'oneself' => [$this->owner, null],
            'as VISITOR' => [$this->owner, 'visitor'],
            'as MEMBER' => [$this->owner, 'member'],
            'as VALIDATOR' => [$this->owner, 'validator'],
        ];
    }

    /** @return array<string, string> key of the choice of its readers, by the field of the answer */
    private function hideable(): array
    {
        $fields = [];
        foreach ($this->plugin->get(Definitions::class)->of(ContentType::CommunityProfile)->fields() as $field) {
            if ($field->readersKey !== '') {
                $fields[self::answered($field)] = $field->readersKey;
            }
        }

        return $fields;
    }

    /** Pictures are answered, not their ids. */
    private static function answered(Field $field): string
    {
        return (string) preg_replace('/Id$/', '', $field->key);
    }

    /** @param array<string, string> $visibility nothing: as it was */
    private function fill(array $visibility, string $word = self::SECRET): void
    {
        $columns = $this->plugin->get(Definitions::class)->of(ContentType::CommunityProfile)->fields()->get('programs')->columns;
        // One value for each language.
        $texts = [
            'biography' => "<p>{$word}</p>",
            'activityCity' => $word,
            'residenceCity' => $word,
            'offered' => $word,
            'sought' => $word,
            'motivation' => "{$word} motivation",
            'communities' => [['name' => $word]],
            'programs' => [['type' => $columns[0]->choices[0], 'name' => $word]],
        ];
        $this->content->save($this->french, [
            ...$texts,
            ...($visibility === [] ? [] : ['visibility' => $visibility]),
            'pictureId' => $this->files->image($this->content->staff()->id),
            'spokenLanguages' => [$word === self::SECRET ? 'pt' : 'fr'],
            'links' => [['network' => 'website', 'url' => "https://{$word}.example.org/"]],
        ]);
        $this->content->save($this->english, $texts);
        wp_cache_flush();
    }

    /** @return array<string, mixed> */
    private function member(Viewer $reader, int $id, string $language, ?string $as = null): array
    {
        /** @var array{data?: array{passerelleMember?: array<string, mixed>}} $answer */
        $answer = json_decode($this->answer($reader, $id, $language, $as), true);

        return $answer['data']['passerelleMember'] ?? self::fail((string) wp_json_encode($answer));
    }

    private function refusal(Viewer $reader, int $id, string $as): ?string
    {
        /** @var array{errors?: list<array{extensions: array{code: string}}>} $answer */
        $answer = json_decode($this->answer($reader, $id, 'FR', $as), true);

        return $answer['errors'][0]['extensions']['code'] ?? null;
    }

    /** @return string JSON */
    private function answer(Viewer $reader, int $id, string $language, ?string $as = null): string
    {
        wp_set_current_user($reader->id);
        $variables = ['id' => $id, 'language' => $language, 'as' => $as];
        $answer = graphql(['query' => Operations::read()->document('Member'), 'variables' => $variables]);

        return (string) wp_json_encode($answer, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    }
}
