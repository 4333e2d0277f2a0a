<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Publication;

use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Forms\Judging\ProfileRules;
use Passerelle\Applications\Forms\Reading\Problems;
use Passerelle\Kernel\Config;

/** Each common field is that of one question of a form, of a kind that fits it. */
final class CommonFields
{
    /** @var array<string, true> */
    private array $used = [];

    public function __construct(private readonly Config $config, private readonly Problems $problems)
    {
    }

    public function add(Question $question, string $path): void
    {
        $field = $question->commonField;
        if ($field === null) {
            return;
        }
        $asked = $question->rules instanceof ProfileRules ? $question->rules->source->value : $question->kind->value;
        if (!in_array($asked, $this->config->fitsCommonField($field), true)) {
            $this->problems->add("{$path}.commonField", 'invalid_value');
        } elseif (isset($this->used[$field])) {
            $this->problems->add("{$path}.commonField", 'duplicate_common_field');
        }
        $this->used[$field] = true;
    }
}
