<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Structures\Forms;

use Passerelle\Content\Record;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Content\Records;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Lifecycle\DeleteStructure;
use Passerelle\Structures\Memberships;
use Passerelle\Structures\ProfileStructures;
use Passerelle\Tests\Contract\Operations;
use Passerelle\Tests\IntegrationTestCase;

/** What validators read of the structures of a person whose profile they decide on. */
final class ReviewStructuresTest extends IntegrationTestCase
{
    private const SECRET = 'HTTP_X_PASSERELLE_PROXY';

    private Viewer $person;
    private Viewer $validator;
    private Record $profile;

    protected function setUp(): void
    {
        parent::setUp();
        $secret = constant('PASSERELLE_GRAPHQL_SECRET');
        $_SERVER[self::SECRET] = is_string($secret) ? $secret : '';
        $this->person = $this->users->beneficiaire();
        $this->validator = $this->users->moderateur('SN');
        $this->profile = $this->submitted($this->person);
    }

    protected function tearDown(): void
    {
        unset($_SERVER[self::SECRET]);
        parent::tearDown();
    }

    public function testTheWholeAnswer(): void
    {
        $twin = $this->structure('Les Tisserands du Sahel', [$this->users->beneficiaire()->id => ['owner', 'member']]);
        $draft = $this->structure('Tisserands du Sahel', [$this->person->id => ['owner', 'member']], isPublic: false);
        (new ProfileStructures(new Memberships($this->db), $this->plugin->get(Records::class)))->add($draft);
        $owner = $this->users->beneficiaire();
        $asked = $this->structure('Le Grenier', [$owner->id => ['owner', 'member'], $this->person->id => ['member', 'pretender']]);
        $foreign = $this->structure('SECRET', [$owner->id => ['owner', 'member'], $this->person->id => ['guest', 'member']], isPublic: false);

        $answer = $this->ask($this->profile->id, $this->validator);
        /** @var array{data: array{passerelleReviewStructures: list<array<string, mixed>>}} $answer */
        $rows = $answer['data']['passerelleReviewStructures'];
        $fields = $rows[0]['fields'];
        self::assertIsArray($fields);
        self::assertContains(['key' => 'name', 'kind' => 'text', 'label' => 'Nom de la structure', 'values' => ['Tisserands du Sahel']], $fields);
        $senegal = [['isoCode' => 'SN', 'name' => 'Sénégal']];
        self::assertSame([
            [
                'groupId' => $draft->groupId,
                'name' => 'Tisserands du Sahel',
                'membershipStatus' => 'member',
                'role' => 'owner',
                'owners' => [$this->nameOf($this->person)],
                'countries' => $senegal,
                'isDraftOfProfile' => true,
                'path' => null,
                'similar' => [['id' => $twin->id, 'name' => 'Les Tisserands du Sahel', 'path' => "/annuaire/{$twin->slug}/"]],
                'fields' => $fields,
            ],
            [
                'groupId' => $asked->groupId,
                'name' => 'Le Grenier',
                'membershipStatus' => 'pretender',
                'role' => 'member',
                'owners' => [$this->nameOf($owner)],
                'countries' => $senegal,
                'isDraftOfProfile' => false,
                'path' => "/annuaire/{$asked->slug}/",
                'similar' => [],
                'fields' => [],
            ],
            [
                'groupId' => $foreign->groupId,
                'name' => 'SECRET',
                'membershipStatus' => 'member',
                'role' => 'guest',
                'owners' => [$this->nameOf($owner)],
                'countries' => $senegal,
                'isDraftOfProfile' => false,
                'path' => null,
                'similar' => [],
                'fields' => [],
            ],
        ], $rows);
    }

    public function testIsForThoseWhoDecideOnTheProfile(): void
    {
        $this->structure('SECRET', [$this->person->id => ['owner', 'member']], isPublic: false);
        $all = [
            'rights_moderate' => [Viewer::anonymous(), $this->person, $this->users->beneficiaire(), $this->users->operateur(), $this->users->editor()],
            'not_found' => [$this->users->moderateur('FR')],
        ];
        foreach ($all as $code => $viewers) {
            foreach ($viewers as $viewer) {
                $answer = (string) wp_json_encode($this->ask($this->profile->id, $viewer));
                self::assertStringContainsString("\"{$code}\"", $answer);
                self::assertStringNotContainsString('SECRET', $answer);
            }
        }
        $draft = $this->content->draft(ContentType::CommunityProfile, ownerId: $this->users->beneficiaire()->id);
        $structure = $this->structure('Le Grenier', [$this->person->id => ['owner', 'member']]);
        foreach ([$draft->id, $structure->id, 0, -1, 2_147_483_647] as $id) {
            self::assertStringContainsString('"not_found"', (string) wp_json_encode($this->ask($id, $this->users->administrator())));
        }
        self::assertStringContainsString('SECRET', (string) wp_json_encode($this->ask($this->profile->id, $this->users->administrator())));
        $own = $this->submitted($this->validator);
        self::assertSame(['data' => ['passerelleReviewStructures' => []]], $this->ask($own->id, $this->validator));
    }

    public function testDeletedStructuresAreNotListed(): void
    {
        $structure = $this->structure('Le Grenier', [$this->person->id => ['owner', 'member']]);
        ($this->plugin->get(DeleteStructure::class))($this->person, $structure->id, 'Le Grenier');

        self::assertSame(['data' => ['passerelleReviewStructures' => []]], $this->ask($this->profile->id, $this->validator));
    }

    private function submitted(Viewer $owner): Record
    {
        return $this->content->in(Status::Pending, ContentType::CommunityProfile, $owner->id);
    }

    /** @param array<int, array{string, string}> $members role and status by user id */
    private function structure(string $title, array $members, bool $isPublic = true): Record
    {
        $rows = array_map(static fn (int $user, array $of): array => ['user' => $user, 'role' => $of[0], 'status' => $of[1]], array_keys($members), array_values($members));
        $values = ['members' => $rows, 'headquartersCountry' => 'SN'];
        $owner = array_key_first($members);

        return $isPublic
            ? $this->content->published(ContentType::Structure, $values, title: $title, ownerId: $owner)
            : $this->content->draft(ContentType::Structure, $values, title: $title, ownerId: $owner);
    }

    private function nameOf(Viewer $viewer): string
    {
        return get_the_author_meta('display_name', $viewer->id);
    }

    /** @return array<string, mixed> */
    private function ask(int $id, Viewer $as): array
    {
        wp_set_current_user($as->id);
        $answer = graphql(['query' => Operations::read()->document('ReviewStructures'), 'variables' => ['id' => $id, 'language' => 'FR']]);
        /** @var array<string, mixed> $answer */
        $answer = json_decode((string) wp_json_encode($answer), true);
        // WPGraphQL says here that its debug log is off.
        unset($answer['extensions']);

        return $answer;
    }
}
