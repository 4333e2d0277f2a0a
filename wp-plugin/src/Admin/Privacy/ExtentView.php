<?php

declare(strict_types=1);

namespace Passerelle\Admin\Privacy;

use Passerelle\Admin\Markup;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Accounts\Privacy\ErasureExtent;
use Passerelle\Accounts\Privacy\Export\PersonalDataTexts;

/** What an erasure concerns, as a list with numbers. */
final readonly class ExtentView
{
    private const TYPE = 'type';

    public function __construct(private Texts $texts)
    {
    }

    /** @param string $published key of the text that says what happens to published items */
    public function html(ErasureExtent $extent, string $published): string
    {
        $lines = [
            $this->line('privacy.deleted', $this->types($extent->deleted)),
            $this->line($published, $this->types($extent->published)),
            $this->line('privacy.handed_over', $extent->handedOver),
            $this->line('privacy.others', $this->kinds($extent->others)),
        ];

        return Markup::element('ul', ['class' => 'ul-disc'], implode('', $lines));
    }

    /** @param array<string, int> $counts what carries an address without account, by its kind */
    public function ofAddress(array $counts): string
    {
        return $counts === []
            ? Markup::text('p', $this->texts->get('privacy.nothing'))
            : Markup::element('ul', ['class' => 'ul-disc'], $this->line('privacy.others', $this->kinds($counts)));
    }

    /** @param list<string> $parts */
    private function line(string $key, array $parts): string
    {
        return $parts === [] ? '' : Markup::text('li', $this->texts->get($key, ['list' => implode(' · ', $parts)]));
    }

    /**
     * @param array<string, int> $counts
     * @return list<string>
     */
    private function types(array $counts): array
    {
        $language = $this->texts->language();

        return array_map(
            static fn (string $type, int $count): string => PersonalDataTexts::value(self::TYPE, $type, $language) . " ({$count})",
            array_keys($counts),
            $counts,
        );
    }

    /**
     * @param array<string, int> $counts
     * @return list<string>
     */
    private function kinds(array $counts): array
    {
        $language = $this->texts->language();

        return array_map(
            static fn (string $kind, int $count): string => PersonalDataTexts::label($kind, $language) . " ({$count})",
            array_keys($counts),
            $counts,
        );
    }
}
