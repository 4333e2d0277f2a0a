<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Structures\Forms;

use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Structures\Forms\SimilarStructures;
use Passerelle\Structures\Memberships\ChangeMembership;
use Passerelle\Structures\Memberships\MembershipAction;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Forms\SimilarStructure;
use Passerelle\Structures\Names\NamesMigration;
use Passerelle\Tests\IntegrationTestCase;

final class SimilarStructuresTest extends IntegrationTestCase
{
    private Viewer $person;
    private Record $structure;

    protected function setUp(): void
    {
        parent::setUp();
        $this->person = $this->users->beneficiaire();
        $this->structure = $this->structure('Compagnie Harmattan Bleu SARL');
    }

    public function testAPublicStructureIsFoundUnderTheNamesThatPeopleGiveIt(): void
    {
        $this->structure('Compagnie Simoun Rouge');
        foreach (['harmattan bleu', 'HARMATAN BLEU', 'Cie Harmattan Bleu', 'Harmattan-bleu Company Ltd', 'Bleu Harmattan'] as $name) {
            self::assertSame([[$this->structure->id, true, null]], $this->find($name), $name);
            self::assertSame([[$this->structure->id, true, null]], $this->find($name, 'SN'), $name);
        }
        foreach (['Harmattan Records', 'Compagnie', 'Compagnie Bleu', '', ' ', '%', "' OR 1=1 --", "\xff", str_repeat('Harmattan Bleu ', 500)] as $name) {
            self::assertSame([], $this->find($name), $name);
        }
        self::assertSame([], $this->find('Harmattan Bleu', 'ML'), 'In another country it is another one.');
    }

    public function testDraftsOfOthersStayUnknownAndOwnOnesAreFound(): void
    {
        $owner = $this->users->beneficiaire();
        $members = ['members' => [['user' => $owner->id, 'role' => 'owner', 'status' => 'member']]];
        $draft = $this->content->draft(ContentType::Structure, $members, title: 'Les Veilleurs du Sel', ownerId: $owner->id);

        self::assertSame([], $this->find('Veilleurs du sel'));
        self::assertSame([], $this->find('Veilleurs du sel', as: $this->users->administrator()));
        self::assertSame([[$draft->id, false, 'member']], $this->find('Veilleurs du sel', as: $owner));
        self::assertSame([], $this->find('Veilleurs du sel', as: $owner, except: $draft->id), 'It is not similar to itself.');
        self::assertSame(['access_token_missing'], $this->refusals(fn () => $this->find('Harmattan Bleu', as: Viewer::anonymous())));
    }

    public function testItIsFoundAsLongAsItIsPublicAndHasTheName(): void
    {
        $offline = $this->content->change($this->structure, Transition::TakeOffline);
        self::assertSame([], $this->find('Harmattan Bleu'));
        $public = $this->content->change($this->reload($offline), Transition::PutBack);
        self::assertCount(1, $this->find('Harmattan Bleu'));
        $renamed = $this->content->save($this->reload($public), [], title: 'Ateliers Nimba');
        self::assertNotContains([$renamed->id, true, null], $this->find('Harmattan Bleu'));
        self::assertSame([[$renamed->id, true, null]], $this->find('Nimba ateliers'));
        wp_delete_post($renamed->id, true);
        self::assertSame([], $this->find('Nimba ateliers'));
    }

    public function testWhoHasAskedIsNotOfferedToAskAgain(): void
    {
        ($this->plugin->get(ChangeMembership::class))($this->person, $this->structure->id, MembershipAction::Ask);

        self::assertSame([[$this->structure->id, false, 'pretender']], $this->find('Harmattan Bleu'));
    }

    public function testBothLanguagesOfAStructureAreOneStructure(): void
    {
        $english = $this->content->published(ContentType::Structure, ['summary' => 'In a sentence.'], Lang::English, 'Blue Harmattan', groupId: $this->structure->groupId);

        self::assertSame([[$this->structure->id, true, null]], $this->find('Blue Harmattan'));
        self::assertSame([[$english->id, true, null]], $this->find('Harmattan Bleu', language: Lang::English));
    }

    public function testAFewAreOfferedAndTheNumberOfStatementsDoesNotGrow(): void
    {
        $count = fn (): int => $this->countQueries(fn () => $this->find('Harmattan Bleu'));
        wp_cache_flush();
        $few = $count();
        for ($number = 0; $number < 8; $number++) {
            $this->structure('Harmattan Bleu');
        }
        wp_cache_flush();

        self::assertCount(5, $this->find('Harmattan Bleu'));
        wp_cache_flush();
        self::assertLessThanOrEqual($few + 12, $count());
    }

    public function testStructuresFromBeforeTheIndexAreInIt(): void
    {
        $this->db->execute("DELETE FROM {$this->db->table('structure_names')}");
        self::assertSame([], $this->find('Harmattan Bleu'));

        (new NamesMigration())->up($this->db);
        (new NamesMigration())->up($this->db);

        self::assertSame([[$this->structure->id, true, null]], $this->find('Harmattan Bleu'));
    }

    private function structure(string $name): Record
    {
        $members = [['user' => $this->users->beneficiaire()->id, 'role' => 'owner', 'status' => 'member']];

        return $this->content->published(ContentType::Structure, ['members' => $members], title: $name);
    }

    /** @return list<array{int, bool, string|null}> id, whether the person may ask to join, and their membership */
    private function find(string $name, string $country = '', ?Viewer $as = null, Lang $language = Lang::French, ?int $except = null): array
    {
        return array_map(
            static fn (SimilarStructure $each): array => [$each->record->id, $each->canAsk(), $each->membership?->value],
            ($this->plugin->get(SimilarStructures::class))($as ?? $this->person, $name, $country, $language, $except),
        );
    }
}
