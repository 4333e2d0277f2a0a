<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Directory\Members;

use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Contract\Operations;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\Group;

/** The detail of a structure: who reads what, in whole answers. */
#[Group('exhaustive')]
final class StructureDetailTest extends IntegrationTestCase
{
    private const PROXY = 'HTTP_X_PASSERELLE_PROXY';
    private const ADDRESS = 'zebulonia@example.org';

    /** @var array<string, Viewer> */
    private array $people = [];
    private Record $structure;

    protected function setUp(): void
    {
        parent::setUp();
        $secret = constant('PASSERELLE_GRAPHQL_SECRET');
        $_SERVER[self::PROXY] = is_string($secret) ? $secret : '';
        foreach (['owner', 'member', 'guest', 'invited', 'pretender', 'unpublished', 'other'] as $name) {
            $this->people[$name] = $this->users->beneficiaire();
        }
        $this->structure = $this->content->published(ContentType::Structure, [
            'contactEmail' => self::ADDRESS,
            'documentIds' => [$this->files->pdf($this->content->staff()->id, name: 'zebulonia.pdf')],
            'members' => [
                $this->row('guest', 'guest'),
                $this->row('member', 'member'),
                $this->row('owner', 'owner'),
                $this->row('unpublished', 'member'),
                $this->row('invited', 'member', 'guest'),
                $this->row('pretender', 'member', 'pretender'),
            ],
        ], title: 'Les Ateliers');
        foreach (['owner' => 'Zoé', 'member' => 'Élodie', 'guest' => 'Fatou', 'invited' => 'Invitée', 'pretender' => 'Prétendante'] as $name => $firstName) {
            $this->profile($this->people[$name], $firstName);
        }
        $this->content->draft(ContentType::CommunityProfile, ['firstName' => 'Brouillonne'], ownerId: $this->people['unpublished']->id);
    }

    protected function tearDown(): void
    {
        unset($_SERVER[self::PROXY]);
        parent::tearDown();
    }

    public function testWhatIsForEditorsIsForThoseOnly(): void
    {
        $readers = [...$this->people, 'editor' => $this->users->editor(), 'moderateur' => $this->users->moderateur('SN'), 'operateur' => $this->users->operateur()];
        $editors = [];
        foreach ($readers as $name => $reader) {
            $structure = $this->detail($reader);
            if ($structure['contactEmail'] !== null) {
                $editors[] = $name;
            }
            self::assertSame($structure['contactEmail'] === null ? 0 : 1, count((array) $structure['documents']), $name);
            self::assertSame($structure['contactEmail'] === self::ADDRESS, str_contains($this->answer($reader), 'zebulonia'), $name);
        }

        self::assertSame(['owner', 'editor'], $editors);
    }

    public function testTheTeamIsOfAcceptedMembersWithAPublicProfile(): void
    {
        $expected = [['Zoé Zongo', 'Propriétaire'], ['Élodie Zongo', 'Membre'], ['Fatou Zongo', 'Invité']];
        foreach (['owner', 'other', 'pretender'] as $name) {
            $answer = $this->answer($this->people[$name]);
            $team = (array) $this->detail($this->people[$name])['team'];
            self::assertSame($expected, array_map(null, array_column($team, 'name'), array_column($team, 'role')), $name);
            self::assertSame(['Comédienne'], array_values(array_unique(array_column($team, 'job'))));
            foreach (['Invitée', 'Prétendante', 'Brouillonne', '@example.test'] as $hidden) {
                self::assertStringNotContainsString($hidden, $answer, $name);
            }
        }
    }

    public function testOnesOwnRole(): void
    {
        $roles = array_map(fn (Viewer $each): mixed => $this->detail($each)['ownRole'], $this->people);

        self::assertSame(
            ['owner' => 'owner', 'member' => 'member', 'guest' => 'guest', 'invited' => null, 'pretender' => null, 'unpublished' => 'member', 'other' => null],
            $roles,
        );
    }

    public function testWhatIsHiddenChangesNoByte(): void
    {
        $before = $this->answer($this->people['other']);
        $this->content->save($this->structure, ['contactEmail' => 'other@example.org', 'documentIds' => []]);
        wp_cache_flush();

        self::assertSame($before, $this->answer($this->people['other']));
        self::assertStringContainsString('other@example.org', $this->answer($this->people['owner']));
    }

    public function testWhatIsNotThere(): void
    {
        $draft = $this->content->draft(ContentType::Structure, ['members' => [$this->row('owner', 'owner')]]);
        $trashed = $this->content->change($this->content->published(ContentType::Structure), Transition::Trash);
        $profile = $this->profile($this->users->beneficiaire(), 'Awa');
        foreach ([$draft->id, $trashed->id, $profile->id, 0, -1, 2_147_483_647] as $id) {
            self::assertSame('not_found', $this->refusal($this->people['other'], $id), "{$id}");
        }
        self::assertSame('access_token_missing', $this->refusal(Viewer::anonymous(), $this->structure->id));
        self::assertNull($this->refusal($this->people['owner'], $draft->id));
        self::assertNull($this->detail($this->people['owner'], $draft->id)['path']);
    }

    public function testTheLanguageOfTheScreenAsFarAsItIsThere(): void
    {
        $english = $this->content->published(ContentType::Structure, ['summary' => 'In one sentence.'], Lang::English, 'The Workshops', groupId: $this->structure->groupId);
        foreach ([$this->structure->id, $english->id] as $id) {
            self::assertSame(['Les Ateliers', 'Association'], $this->named($id, 'FR'));
            self::assertSame(['The Workshops', 'Non-profit'], $this->named($id, 'EN'));
        }
        $onlyFrench = $this->content->published(ContentType::Structure, title: 'Seulement', audience: Audience::Members);
        self::assertSame('Seulement', $this->named($onlyFrench->id, 'EN')[0]);
    }

    public function testWhatWasPublishedWithIt(): void
    {
        $this->content->published(ContentType::Initiative, ['organiserId' => $this->structure->groupId], title: 'Organisée');
        $this->content->draft(ContentType::Initiative, ['organiserId' => $this->structure->groupId], title: 'En préparation');

        self::assertSame(['Organisée'], array_column((array) $this->detail($this->people['other'])['published'], 'title'));
    }

    /** @return array{mixed, mixed} */
    private function named(int $id, string $language): array
    {
        $structure = $this->detail($this->people['other'], $id, $language);

        return [$structure['name'], $structure['structureType']];
    }

    /** @return array{user: int, role: string, status: string} */
    private function row(string $name, string $role, string $status = 'member'): array
    {
        return ['user' => $this->people[$name]->id, 'role' => $role, 'status' => $status];
    }

    private function profile(Viewer $owner, string $firstName): Record
    {
        return $this->content->published(ContentType::CommunityProfile, ['firstName' => $firstName, 'lastName' => 'Zongo'], ownerId: $owner->id);
    }

    /** @return array<string, mixed> */
    private function detail(Viewer $reader, ?int $id = null, string $language = 'FR'): array
    {
        /** @var array{data?: array{passerelleStructureDetail?: array<string, mixed>}} $answer */
        $answer = json_decode($this->answer($reader, $id, $language), true);

        return $answer['data']['passerelleStructureDetail'] ?? self::fail((string) wp_json_encode($answer));
    }

    private function refusal(Viewer $reader, int $id): ?string
    {
        /** @var array{errors?: list<array{extensions: array{code: string}}>} $answer */
        $answer = json_decode($this->answer($reader, $id), true);

        return $answer['errors'][0]['extensions']['code'] ?? null;
    }

    /** @return string JSON */
    private function answer(Viewer $reader, ?int $id = null, string $language = 'FR'): string
    {
        wp_set_current_user($reader->id);
        $variables = ['id' => $id ?? $this->structure->id, 'language' => $language];
        $answer = graphql(['query' => Operations::read()->document('StructureDetail'), 'variables' => $variables]);

        return (string) wp_json_encode($answer, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    }
}
