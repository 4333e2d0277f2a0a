<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Publication;

use Passerelle\Applications\Forms\Document\Texts;
use Passerelle\Applications\Forms\Document\Wording;
use Passerelle\Applications\Forms\Judging\AnswerRules;
use Passerelle\Applications\Forms\Judging\AnswerText;
use Passerelle\Applications\Forms\Judging\OneChoiceRules;
use Passerelle\Applications\Forms\Judging\SeveralChoicesRules;
use Passerelle\Applications\Forms\Reading\Problems;
use Passerelle\Languages\Lang;

/** Texts are there in each language of the call: labels always, help in all or in none. */
final readonly class WordingRules
{
    /**
     * @param list<Lang> $languages
     * @param string $help key of the help in the document
     */
    public function check(Wording $wording, array $languages, string $path, Problems $problems, string $help = 'help'): void
    {
        $this->label($wording->label, $languages, "{$path}.label", $problems);
        $written = array_filter($languages, static fn (Lang $language): bool => !AnswerText::isBlank($wording->help->in($language)));
        foreach ($written === [] ? [] : $languages as $language) {
            if (!in_array($language, $written, true)) {
                $problems->add("{$path}.{$help}.{$language->value}", 'missing_translation');
            }
        }
    }

    /** @param list<Lang> $languages */
    public function checkChoices(AnswerRules $rules, array $languages, string $path, Problems $problems): void
    {
        $choices = $rules instanceof OneChoiceRules || $rules instanceof SeveralChoicesRules ? $rules->choices : [];
        $ids = new UniqueIds($problems);
        foreach ($choices as $number => $choice) {
            $ids->add($choice->id, "{$path}.choices.{$number}");
            $this->label($choice->label, $languages, "{$path}.choices.{$number}.label", $problems);
        }
    }

    /** @param list<Lang> $languages */
    private function label(Texts $label, array $languages, string $path, Problems $problems): void
    {
        $missing = array_filter($languages, static fn (Lang $language): bool => AnswerText::isBlank($label->in($language)));
        foreach ($missing as $language) {
            $problems->add("{$path}.{$language->value}", count($missing) === count($languages) ? 'required' : 'missing_translation');
        }
    }
}
