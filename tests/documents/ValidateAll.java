import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.mustangproject.validator.ZUGFeRDValidator;

/** Validates every PDF of a folder in one virtual machine, and leaves each one's report beside it. */
class ValidateAll {
  public static void main(String[] args) throws Exception {
    List<Path> documents;
    try (Stream<Path> files = Files.list(Path.of(args[0]))) {
      documents = files.filter(file -> file.toString().endsWith(".pdf")).sorted().toList();
    }
    for (Path document : documents) {
      String report = new ZUGFeRDValidator().validate(document.toString());
      Files.writeString(Path.of(document + ".report.xml"), report);
    }
  }
}
