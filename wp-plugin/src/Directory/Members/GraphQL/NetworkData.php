<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members\GraphQL;

use Passerelle\Content\GraphQL\Choices;
use Passerelle\Content\Values;

/** Links and communities of persons and structures. */
final readonly class NetworkData
{
    private const WEB_ADDRESS = '~^https?://~i';

    public function __construct(private Choices $choices)
    {
    }

    /** @return list<array{network: string, url: string}> without what is no web address */
    public function links(Values $values): array
    {
        $links = [];
        foreach ($values->rows('links') as $row) {
            $network = $this->choices->one($row, 'network', 'network');
            if ($network !== null && preg_match(self::WEB_ADDRESS, $row->text('url')) === 1) {
                $links[] = ['network' => $network, 'url' => $row->text('url')];
            }
        }

        return $links;
    }

    /** @return list<array{name: string, status: string|null, role: string|null}> */
    public function communities(Values $values): array
    {
        return array_map(static fn (Values $row): array => [
            'name' => $row->text('name'),
            'status' => $row->textOrNull('status'),
            'role' => $row->textOrNull('role'),
        ], $values->rows('communities'));
    }
}
