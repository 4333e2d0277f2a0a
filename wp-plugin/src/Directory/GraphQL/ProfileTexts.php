<?php

declare(strict_types=1);

namespace Passerelle\Directory\GraphQL;

use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Content\GraphQL\Choices;
use Passerelle\Content\Values;
use Passerelle\Languages\Lang;

/** Fields of a profile whose choices are answered as labels. */
final readonly class ProfileTexts
{
    public function __construct(private Choices $choices, private FieldTexts $texts)
    {
    }

    /** @param Values $values as the reader may see them */
    public function memberType(Values $values, Lang $language): ?string
    {
        return $this->label($values, 'memberType', 'memberType', $language);
    }

    /**
     * @param Values $values as the reader may see them
     * @return list<array{type: string|null, name: string, from: string|null, to: string|null}>
     */
    public function programs(Values $values, Lang $language): array
    {
        return array_map(fn (Values $row): array => [
            'type' => $this->label($row, 'type', 'programType', $language),
            'name' => $row->text('name'),
            'from' => $row->textOrNull('from'),
            'to' => $row->textOrNull('to'),
        ], $values->rows('programs'));
    }

    private function label(Values $values, string $key, string $choices, Lang $language): ?string
    {
        $value = $this->choices->one($values, $key, $choices);

        return $value === null ? null : $this->texts->choice($choices, $value, $language);
    }
}
