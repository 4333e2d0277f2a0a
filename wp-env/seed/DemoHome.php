<?php

declare(strict_types=1);

namespace Passerelle\Demo;

use Passerelle\Content\Model\ContentType;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Plugin;
use Passerelle\Site\Home\HomePlan;
use Passerelle\Site\Home\HomePlans;
use Passerelle\Site\Home\HomeSection;
use Passerelle\Site\Home\Partner;

/** Configures the demo's home pages, unless they already are. */
final class DemoHome
{
    /** @var array<string, int> file id by structure's key */
    private array $logos = [];

    public function __construct(private readonly Plugin $plugin, private readonly DemoSeeder $seeder, private readonly int $owner)
    {
    }

    /** @param array<string, array{featured: list<string>, partners: list<array{name: string, url: string, logo?: string}>}> $homes by language */
    public function ensure(array $homes): void
    {
        // Created empty, so that WordPress need not query it.
        if (get_option(HomePlans::OPTION) !== []) {
            return;
        }
        $plans = [];
        foreach ($homes as $language => $home) {
            $plans[$language] = new HomePlan(
                HomeSection::cases(),
                featured: array_values(array_filter(array_map($this->seeder->groupOf(...), $home['featured']), is_int(...))),
                partners: array_map(
                    fn (array $partner): Partner => new Partner($partner['name'], $partner['url'], isset($partner['logo']) ? $this->logo($partner['logo']) : null),
                    $home['partners'],
                ),
            );
        }
        (new HomePlans())->save($plans);
    }

    private function logo(string $key): int
    {
        $file = DemoFiles::picturePath(ContentType::Structure, $key);

        return $this->logos[$key] ??= $this->plugin->get(Files::class)->store($file, basename($file), FilePurpose::Logo, $this->owner);
    }
}
