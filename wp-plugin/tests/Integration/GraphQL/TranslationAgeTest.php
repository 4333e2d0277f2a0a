<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\GraphQL;

use Passerelle\Content\Actions\TranslateContent;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Transition;
use Passerelle\Tests\IntegrationTestCase;

/** What a visitor of the public page of an initiative learns of the age of its translation. */
final class TranslationAgeTest extends IntegrationTestCase
{
    public function testThePageSaysThatItWasTranslatedFromAnEarlierVersion(): void
    {
        [$source, $translation] = $this->pair(Audience::Public);
        self::assertSame([false, false], [$this->says($source), $this->says($translation)]);

        $this->content->save($source, ['subtitle' => 'Autrement.']);

        self::assertSame([false, true], [$this->says($source), $this->says($translation)]);
    }

    public function testItSaysNothingOfASourceThatIsNotPublic(): void
    {
        [$source, $translation] = $this->pair(Audience::Public);
        $this->content->save($this->content->change($source, Transition::Offline), ['subtitle' => 'Autrement.']);

        self::assertFalse($this->says($translation));
    }

    public function testItSaysNothingToThoseWhoMayNotReadIt(): void
    {
        [$source, $translation] = $this->pair(Audience::Members);
        $this->content->save($source, ['subtitle' => 'Autrement.']);
        self::assertFalse($this->says($translation));

        wp_set_current_user($this->users->beneficiaire()->id);
        self::assertTrue($this->says($translation));
    }

    /** @return array{Record, Record} both public, the English one translated from the French */
    private function pair(Audience $audience): array
    {
        $source = $this->content->published(ContentType::Initiative, audience: $audience);
        $copy = ($this->plugin->get(TranslateContent::class))($this->content->staff(), $source->id, Lang::English)->record;
        $translation = $this->content->change($this->content->save($copy, [], title: 'A workshop'), Transition::Publish);

        return [$this->reload($source), $translation];
    }

    /** @phpstan-impure */
    private function says(Record $record): mixed
    {
        wp_cache_flush();
        $language = strtoupper($record->language->value);
        $answer = graphql(['query' => "{ passerelleInitiative(language: {$language}, slug: \"{$record->slug}\") { translatedFromEarlierVersion } }"]);
        $data = is_array($answer['data'] ?? null) ? $answer['data'] : [];
        $initiative = is_array($data['passerelleInitiative'] ?? null) ? $data['passerelleInitiative'] : self::fail((string) json_encode($answer));

        return $initiative['translatedFromEarlierVersion'] ?? null;
    }
}
